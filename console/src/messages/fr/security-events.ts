import type { Catalogue } from '../catalogue.ts'

export const securityEvents: Catalogue['resources']['security-events'] = {
  name: 'Événement de sécurité |||| Événements de sécurité',
  fields: {
    lastAt: 'Dernier',
    firstAt: 'Premier',
    kind: 'Type',
    times: 'Nombre',
    account: 'Compte',
    actor: 'Auteur',
    address: 'Adresse IP',
    userAgent: 'Appareil',
    outcome: 'Résultat',
    calls: 'Actions',
    service: 'Service',
  },
  filters: {
    account: 'Compte : nom d’utilisateur ou ID',
    from: 'Du',
    to: 'Au',
  },
  kind: {
    'sign-in-refused': 'Échec de connexion',
    'code-refused': 'Code incorrect',
    'password-refused': 'Mot de passe incorrect en cours de session',
    'token-refused': 'Session non valide ou expirée',
    'token-replayed': 'Jeton de session réutilisé',
    'permission-refused': 'Autorisation refusée',
    'rate-limited': 'Limite de débit atteinte',
    'webhook-refused': 'Webhook rejeté',
    'upload-refused': 'Envoi de fichier bloqué',
    'credential-changed': 'Identifiants modifiés',
    'session-ended': 'Session fermée par son titulaire',
    'staff-changed': 'Utilisateur ajouté, modifié, désactivé ou supprimé',
  },
  account: { none: 'compte inconnu', rest: 'divers comptes' },
  counts: {
    day: 'Dernières 24 heures',
    range: 'Période choisie',
    none: 'Aucun événement de sécurité sur cette période.',
    summary:
      '%{total} événement, au plus %{highest} en %{step} |||| %{total} événements, au plus %{highest} en %{step}',
  },
  page: {
    show: 'Voir les détails : %{kind}',
    same_account: 'Tous les événements de ce compte',
    same_address: 'Tous les événements de cette adresse IP',
    trail: 'Voir dans la piste d’audit',
    note: 'Les événements de même type, compte et adresse IP sont comptés ensemble pendant dix minutes. Ils sont conservés pour une durée limitée et supprimés avec le compte.',
    rest: 'Trop d’événements pour détailler chaque compte et adresse IP. Cette ligne compte tous les autres de ces dix minutes.',
  },
}
