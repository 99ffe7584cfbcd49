import type { Catalogue } from '../catalogue.ts'

export const sorts: Catalogue['resources']['sorts'] = {
  name: 'Groupe |||| Groupes d’annonces et de fichiers',
  fields: { titles: 'Nom' },
  field: 'Groupe',
  none: 'Sans groupe',
  edited: 'non enregistré',
  uses: {
    notices: '%{count} annonce |||| %{count} annonces',
    files: '%{count} fichier |||| %{count} fichiers',
    files_unknown: 'Les fichiers ne peuvent pas être comptés pour le moment',
  },
  tree: {
    label: 'Groupes',
    note: 'Faites glisser la poignée ou utilisez les flèches. Clavier : Alt + flèches.',
    open_all: 'Tout déplier',
    close_all: 'Tout replier',
    counts: 'annonces : %{notices}, fichiers : %{files}',
    none: 'Aucun groupe.',
  },
  moves: {
    label: 'Déplacer %{title}',
    up: 'Monter',
    down: 'Descendre',
    in: 'Niveau inférieur',
    out: 'Niveau supérieur',
    done: '%{title} : position %{place} sur %{count} sous %{parent}',
    top: 'la racine',
    not_there: 'Déplacement impossible à cet endroit : %{title}',
    cancelled: 'Déplacement annulé : %{title}',
    conflict: 'Une autre personne a modifié ce groupe. Rien n’a été déplacé ; rechargez la page.',
  },
  commands: {
    create: 'Ajouter un groupe',
    edit: 'Modifier',
    save: 'Enregistrer le groupe',
    delete: 'Supprimer…',
    discard: 'Abandonner la saisie',
  },
  panel: {
    none: 'Choisissez un groupe pour le voir et le modifier.',
    new_top: 'Ajouté au premier niveau. Choisissez d’abord un groupe pour en ajouter un dessous.',
    new_below: 'Ajouté sous « %{title} ».',
  },
  delete: {
    title: 'Supprimer « %{title} » ?',
    confirm: 'Supprimer le groupe',
    effects: {
      uses: '%{smart_count} annonce ou fichier y figure encore : déplacez-le d’abord. |||| %{smart_count} annonces et fichiers y figurent encore : déplacez-les d’abord.',
      below:
        'Il a %{smart_count} sous-groupe : supprimez-le d’abord. |||| Il a %{smart_count} sous-groupes : supprimez-les d’abord.',
      final: 'Cette action est définitive.',
    },
  },
  done: {
    create: 'Groupe « %{title} » ajouté',
    save: 'Groupe « %{title} » enregistré',
    delete: 'Groupe « %{title} » supprimé',
  },
}
