import type { Catalogue } from '../catalogue.ts'

export const users: Catalogue['resources']['users'] = {
  name: 'Utilisateur |||| Utilisateurs',
  fields: {
    username: 'Nom d’utilisateur',
    name: 'Nom',
    roleName: 'Rôle',
    roleId: 'Rôle',
    phone: 'Téléphone',
    email: 'E-mail',
    state: 'État',
    secondFactor: 'Authentification à deux facteurs',
    admittedAt: 'Ajout',
    password: 'Mot de passe',
    commands: 'Actions',
  },
  filters: { q: 'Nom d’utilisateur, nom, téléphone, e-mail' },
  you: 'vous',
  second_factor: { on: 'activée', off: 'désactivée' },
  must_change: 'changement de mot de passe requis',
  commands: {
    create: 'Ajouter un utilisateur',
    edit: 'Modifier',
    disable: 'Désactiver…',
    enable: 'Activer…',
    reset: 'Réinitialiser le mot de passe…',
    security: 'Événements de sécurité',
    delete: 'Supprimer…',
  },
  create: {
    title: 'Ajouter un utilisateur',
    confirm: 'Ajouter l’utilisateur',
    username_hint: 'Sert à la connexion ; majuscules et minuscules sont équivalentes.',
    password_hint:
      'Laissez vide pour générer un mot de passe aléatoire, affiché une seule fois. Il doit être changé à la première connexion.',
    choose: 'Choisissez un rôle',
  },
  edit: {
    title: 'Modifier l’utilisateur : %{username}',
    confirm: 'Enregistrer l’utilisateur',
    role_hint: 'Un nouveau rôle s’applique aux sessions ouvertes en moins d’une seconde.',
    own_role: 'Vous ne pouvez pas changer votre propre rôle.',
    own_email: 'Modifiez votre propre adresse e-mail dans votre profil.',
    lost: 'Cet utilisateur n’existe plus.',
  },
  disable: {
    title: 'Désactiver l’utilisateur : %{username} ?',
    confirm: 'Désactiver l’utilisateur',
    effects: {
      sessions: 'Tous ses appareils sont déconnectés en moins d’une seconde.',
      login: 'Connexion impossible jusqu’à la réactivation.',
      retained: 'Son activité reste consignée.',
    },
  },
  enable: {
    title: 'Activer l’utilisateur : %{username} ?',
    confirm: 'Activer l’utilisateur',
    effects: {
      login: 'Connexion de nouveau possible avec le rôle « %{role} ».',
      sessions: 'Les sessions fermées ne sont pas rétablies.',
    },
  },
  reset: {
    title: 'Réinitialiser le mot de passe de cet utilisateur : %{username} ?',
    confirm: 'Réinitialiser le mot de passe',
    effects: {
      random: 'Un mot de passe aléatoire remplace l’actuel et vous est affiché une seule fois.',
      sessions: 'Tous ses appareils sont déconnectés en moins d’une seconde.',
      change: 'Un nouveau mot de passe devra être choisi à la prochaine connexion.',
    },
    second_factor: 'Supprimer aussi l’authentification à deux facteurs, par ex. si le téléphone est perdu',
  },
  delete: {
    title: 'Supprimer l’utilisateur : %{username} ?',
    confirm: 'Supprimer l’utilisateur',
    effects: {
      sessions: 'Tous ses appareils sont déconnectés en moins d’une seconde, sans reconnexion possible.',
      erased: 'Nom, téléphone et e-mail sont supprimés définitivement ; le nom d’utilisateur redevient libre.',
      retained: 'Son activité reste consignée sous un numéro anonyme.',
    },
  },
  done: {
    create: 'Utilisateur ajouté : %{username}',
    edit: 'Utilisateur enregistré : %{username}',
    disable: 'Utilisateur désactivé : %{username}',
    enable: 'Utilisateur activé : %{username}',
    delete: 'Utilisateur supprimé : %{username}',
  },
  password: {
    title: 'Mot de passe de l’utilisateur : %{username}',
    once: 'Il ne s’affiche qu’une fois et n’est pas conservé. Remettez-le en mains propres.',
    copy: 'Copier le mot de passe',
    noted: 'Je l’ai remis',
    undelivered:
      'Le mot de passe a été envoyé dans une réponse qui n’est pas arrivée. Réinitialisez-le pour en obtenir un autre.',
  },
}
