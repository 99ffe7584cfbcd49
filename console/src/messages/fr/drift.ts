export const drift = {
  check_title: 'Contrôler une ligne',
  note: 'La compare à ses événements et la répare si elle diffère',
  view: 'Modèle de lecture',
  row: 'ID de la ligne',
  check: 'Contrôler et réparer',
  again: 'Contrôler à nouveau',
  outcome: {
    same: 'La ligne correspond à ses événements.',
    repaired: 'La ligne différait et a été réparée.',
    open: 'La ligne diffère et ne peut pas être réparée automatiquement.',
  },
  fields: 'Champs différents :',
}
