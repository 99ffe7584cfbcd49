import type { Catalogue } from '../catalogue.ts'

export const icons: Catalogue['resources']['icons'] = {
  name: '圖示',
  title: '圖示',
  search: '圖示名稱',
  copy: '複製名稱%{name}',
  none: '沒有此名稱的圖示',
}
