import type { Catalogue } from '../catalogue.ts'

export const icons: Catalogue['resources']['icons'] = {
  name: 'Icono |||| Iconos',
  title: 'Iconos',
  search: 'Nombre del icono',
  copy: 'Copiar el nombre %{name}',
  none: 'Ningún icono tiene este nombre',
}
