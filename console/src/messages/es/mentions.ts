import type { Catalogue } from '../catalogue.ts'

export const mentions: Catalogue['mentions'] = {
  colleagues: 'Colegas',
  hint: 'Escriba @ para mencionar a alguien del equipo, que recibirá una tarea.',
  found: '%{smart_count} persona encontrada |||| %{smart_count} personas encontradas',
  none: 'No se ha encontrado a nadie',
}
