import type { Catalogue } from '../catalogue.ts'

export const roles: Catalogue['resources']['roles'] = {
  name: 'Rôle |||| Rôles',
  fields: {
    name: 'Nom',
    members: 'Utilisateurs',
    menuIds: 'Menus',
    shipped: 'Origine',
    commands: 'Actions',
  },
  filters: { q: 'Nom' },
  shipped: 'intégré',
  commands: { create: 'Ajouter un rôle', edit: 'Modifier', delete: 'Supprimer…', save: 'Enregistrer le rôle' },
  page: {
    create: 'Ajouter un rôle',
    not_found: 'Rôle introuvable',
    names: 'Nom',
    menus: 'Autorisations',
    menus_note: 'Pages à gauche, leurs boutons à droite',
    members: '%{smart_count} utilisateur a ce rôle |||| %{smart_count} utilisateurs ont ce rôle',
    acts: 'Les modifications s’appliquent aux sessions ouvertes en moins d’une seconde.',
    nobody: 'Aucun utilisateur n’a encore ce rôle.',
    changed: 'ajouts : %{added}, retraits : %{removed}',
    unchanged: 'Aucune modification',
    created: 'Rôle « %{name} » ajouté',
    saved: 'Rôle « %{name} » enregistré',
    own_menus: 'Seuls les menus de votre propre rôle sont affichés, car vous ne pouvez pas tous les voir.',
    not_held: 'Autorisations que vous n’avez pas vous-même : %{keys}',
    read_only: 'Vous pouvez voir ce rôle, mais pas le modifier.',
  },
  effect: {
    title: 'Aperçu',
    sidebar: 'La barre latérale affichera',
    none: 'Rien. Les utilisateurs de ce rôle voient un message à la connexion et sont alors déconnectés.',
    hidden: 'Accessible, mais hors de la barre latérale',
    keys: 'Autorisations',
    keys_count: '%{smart_count} autorisation |||| %{smart_count} autorisations',
    gained: 'ajoutée',
    lost: 'retirée',
    suspended: 'suspendue',
    no_keys: 'Aucune',
  },
  delete: {
    title: 'Supprimer le rôle « %{name} » ?',
    confirm: 'Supprimer le rôle',
    effects: {
      members:
        '%{smart_count} utilisateur a encore ce rôle ; seul un rôle inutilisé peut être supprimé. |||| %{smart_count} utilisateurs ont encore ce rôle ; seul un rôle inutilisé peut être supprimé.',
      final: 'Ses autorisations sont supprimées définitivement.',
    },
    done: 'Rôle « %{name} » supprimé',
  },
}
