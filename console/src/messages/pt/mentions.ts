import type { Catalogue } from '../catalogue.ts'

export const mentions: Catalogue['mentions'] = {
  colleagues: 'Colegas',
  hint: 'Digite @ para mencionar um colega, que receberá uma tarefa.',
  found: '%{smart_count} colega encontrado |||| %{smart_count} colegas encontrados',
  none: 'Nenhum colega encontrado',
}
