import type { Catalogue } from '../catalogue.ts'

export const icons: Catalogue['resources']['icons'] = {
  name: 'アイコン',
  title: 'アイコン',
  search: 'アイコンの名前',
  copy: '名前%{name}をコピー',
  none: 'この名前のアイコンはありません',
}
