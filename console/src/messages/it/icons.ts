import type { Catalogue } from '../catalogue.ts'

export const icons: Catalogue['resources']['icons'] = {
  name: 'Icona |||| Icone',
  title: 'Icone',
  search: 'Nome dell’icona',
  copy: 'Copiare il nome %{name}',
  none: 'Nessuna icona ha questo nome',
}
