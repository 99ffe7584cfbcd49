import type { Catalogue } from '../catalogue.ts'

export const conflicts: Catalogue['conflicts'] = {
  title: 'Otra persona también ha modificado estos datos',
  intro:
    'Todavía no se ha guardado nada. Elija una versión para cada campo; lo que solo ha modificado una persona ya está seleccionado.',
  base: 'Antes',
  mine: 'Su versión',
  theirs: 'La otra versión',
  empty: 'vacío',
  yes: 'sí',
  no: 'no',
  all_mine: 'Elegir todo de su versión',
  all_theirs: 'Elegir todo de la otra versión',
  open: 'Falta elegir %{smart_count} campo |||| Falta elegir %{smart_count} campos',
  ready: 'Todos los campos tienen una versión elegida',
  back: 'Seguir editando',
  save: 'Guardar selección',
  merged: 'Se han conservado los cambios de otra persona en otros campos',
  by: { mine: 'modificado por usted', theirs: 'modificado por otra persona', both: 'modificado por ambos' },
}
