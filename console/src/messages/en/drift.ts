export const drift = {
  check_title: 'Check one row',
  note: 'Compares it with its events, and repairs it if it differs',
  view: 'Read model',
  row: 'Row ID',
  check: 'Check and repair',
  again: 'Check again',
  outcome: {
    same: 'The row matches its events.',
    repaired: 'The row differed and has been repaired.',
    open: 'The row differs and cannot be repaired automatically.',
  },
  fields: 'Differing fields:',
}
