import type { Catalogue } from '../catalogue.ts'

export const mentions: Catalogue['mentions'] = {
  colleagues: 'Compañeros',
  hint: 'Escriba @ para mencionar a un compañero, que recibirá una tarea.',
  found: '%{smart_count} compañero encontrado |||| %{smart_count} compañeros encontrados',
  none: 'No se ha encontrado a nadie',
}
