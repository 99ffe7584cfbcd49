import type { Catalogue } from '../catalogue.ts'

export const conflicts: Catalogue['conflicts'] = {
  title: 'Otra persona también ha modificado estos datos',
  intro:
    'Todavía no se ha guardado nada. Elija una versión para cada campo; donde solo ha habido un cambio, ya está seleccionado.',
  base: 'Antes',
  mine: 'Mi versión',
  theirs: 'Versión de la otra persona',
  empty: 'vacío',
  yes: 'sí',
  no: 'no',
  all_mine: 'Elegir siempre mi versión',
  all_theirs: 'Elegir siempre la otra versión',
  open: 'Falta %{smart_count} campo por decidir |||| Faltan %{smart_count} campos por decidir',
  ready: 'No falta ningún campo por decidir',
  back: 'Seguir editando',
  save: 'Guardar selección',
  take: 'Usar selección',
  merged: 'Se han conservado los cambios de otra persona en otros campos',
  by: { mine: 'cambio mío', theirs: 'cambio de la otra persona', both: 'cambios de ambas partes' },
}
