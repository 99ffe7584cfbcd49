import type { Catalogue } from '../catalogue.ts'

export const conflicts: Catalogue['conflicts'] = {
  title: 'Anche un’altra persona ha modificato questi dati',
  intro:
    'Non è stato ancora salvato nulla. Scegliere una versione per ogni campo; dove ha modificato solo una delle due persone, la scelta è già fatta.',
  base: 'Prima',
  mine: 'La mia versione',
  theirs: 'L’altra versione',
  empty: 'vuoto',
  yes: 'sì',
  no: 'no',
  all_mine: 'Scegliere sempre la mia versione',
  all_theirs: 'Scegliere sempre l’altra versione',
  open: '%{smart_count} campo ancora da scegliere |||| %{smart_count} campi ancora da scegliere',
  ready: 'Ogni campo ha una versione scelta',
  back: 'Continuare a modificare',
  save: 'Salvare la scelta',
  take: 'Usare la scelta',
  merged: 'Le modifiche di altri agli altri campi sono state mantenute',
  by: { mine: 'modifica mia', theirs: 'modifica dell’altra persona', both: 'modifiche di entrambi' },
}
