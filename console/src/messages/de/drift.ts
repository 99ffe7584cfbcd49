export const drift = {
  check_title: 'Einzelne Zeile prüfen',
  note: 'Gleicht sie mit ihren Ereignissen ab und repariert sie, falls sie abweicht',
  view: 'Lesemodell',
  row: 'Zeilen-ID',
  check: 'Prüfen und reparieren',
  again: 'Erneut prüfen',
  outcome: {
    same: 'Die Zeile entspricht ihren Ereignissen.',
    repaired: 'Die Zeile wich ab und wurde repariert.',
    open: 'Die Zeile weicht ab und lässt sich nicht automatisch reparieren.',
  },
  fields: 'Abweichende Felder:',
}
