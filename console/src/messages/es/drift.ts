export const drift = {
  check_title: 'Comprobar una fila',
  note: 'La compara con sus eventos y la repara si difiere',
  view: 'Modelo de lectura',
  row: 'ID de la fila',
  check: 'Comprobar y reparar',
  again: 'Comprobar de nuevo',
  outcome: {
    same: 'La fila coincide con sus eventos.',
    repaired: 'La fila difería y se ha reparado.',
    open: 'La fila difiere y no se puede reparar automáticamente.',
  },
  fields: 'Campos distintos:',
}
