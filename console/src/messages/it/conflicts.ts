import type { Catalogue } from '../catalogue.ts'

export const conflicts: Catalogue['conflicts'] = {
  title: 'Anche un’altra persona ha modificato questi dati',
  intro:
    'Non è stato ancora salvato nulla. Scegliere una versione per ogni campo; dove ha modificato solo una delle due persone, la scelta è già fatta.',
  base: 'Prima',
  mine: 'La propria versione',
  theirs: 'L’altra versione',
  empty: 'vuoto',
  yes: 'sì',
  no: 'no',
  all_mine: 'Scegli tutta la propria versione',
  all_theirs: 'Scegli tutta l’altra versione',
  open: '%{smart_count} campo ancora da scegliere |||| %{smart_count} campi ancora da scegliere',
  ready: 'Per ogni campo è scelta una versione',
  back: 'Continua a modificare',
  save: 'Salva la scelta',
  merged: 'Le modifiche di altri agli altri campi sono state mantenute',
  by: { mine: 'modificato da sé', theirs: 'modificato da altri', both: 'modificato da entrambi' },
}
