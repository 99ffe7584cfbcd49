import type { Catalogue } from '../catalogue.ts'

export const icons: Catalogue['resources']['icons'] = {
  name: 'Значок |||| Значки |||| Значки',
  title: 'Значки',
  search: 'Название значка',
  copy: 'Скопировать название %{name}',
  none: 'Значка с таким названием нет',
}
