import type { Catalogue } from '../catalogue.ts'

export const conflicts: Catalogue['conflicts'] = {
  title: 'Une autre personne a aussi modifié ces données',
  intro:
    'Rien n’est encore enregistré. Choisissez une version pour chaque champ ; ce qu’une seule personne a modifié est déjà sélectionné.',
  base: 'Avant',
  mine: 'Votre version',
  theirs: 'L’autre version',
  empty: 'vide',
  yes: 'oui',
  no: 'non',
  all_mine: 'Tout prendre de votre version',
  all_theirs: 'Tout prendre de l’autre version',
  open: '%{smart_count} champ reste à choisir |||| %{smart_count} champs restent à choisir',
  ready: 'Une version est choisie pour chaque champ',
  back: 'Continuer la saisie',
  save: 'Enregistrer la sélection',
  take: 'Reprendre la sélection',
  merged: 'Les modifications d’une autre personne sur d’autres champs ont été conservées',
  by: { mine: 'modifié par vous', theirs: 'modifié par une autre personne', both: 'modifié des deux côtés' },
}
