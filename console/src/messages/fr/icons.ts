import type { Catalogue } from '../catalogue.ts'

export const icons: Catalogue['resources']['icons'] = {
  name: 'Icône |||| Icônes',
  title: 'Icônes',
  search: 'Nom de l’icône',
  copy: 'Copier le nom %{name}',
  none: 'Aucune icône de ce nom',
}
