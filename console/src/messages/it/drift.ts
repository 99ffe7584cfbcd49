export const drift = {
  check_title: 'Controllare una riga',
  note: 'La confronta con i suoi eventi e la ripara se è diversa',
  view: 'Modello di lettura',
  row: 'ID della riga',
  check: 'Controllare e riparare',
  again: 'Controllare di nuovo',
  outcome: {
    same: 'La riga corrisponde ai suoi eventi.',
    repaired: 'La riga era diversa ed è stata riparata.',
    open: 'La riga è diversa e non si può riparare automaticamente.',
  },
  fields: 'Campi diversi:',
}
