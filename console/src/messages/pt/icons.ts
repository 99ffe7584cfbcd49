import type { Catalogue } from '../catalogue.ts'

export const icons: Catalogue['resources']['icons'] = {
  name: 'Ícone |||| Ícones',
  title: 'Ícones',
  search: 'Nome do ícone',
  copy: 'Copiar o nome %{name}',
  none: 'Nenhum ícone tem este nome',
}
