import type { Catalogue } from '../catalogue.ts'

export const icons: Catalogue['resources']['icons'] = {
  name: '图标',
  title: '图标',
  search: '图标名称',
  copy: '复制名称%{name}',
  none: '没有此名称的图标',
}
