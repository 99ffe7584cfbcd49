import type { Catalogue } from '../catalogue.ts'

export const apiKeys: Catalogue['resources']['api-keys'] = {
  name: 'Clé d’API |||| Clés d’API',
  fields: {
    name: 'Nom',
    owner: 'Titulaire',
    scopes: 'Droits d’accès',
    status: 'État',
    createdAt: 'Création',
    expiresAt: 'Expiration',
    lastUsedAt: 'Dernier usage',
    requestsPerMinute: 'Requêtes par minute',
    commands: 'Actions',
  },
  owner: { staff: 'Personnel', buyer: 'Clients' },
  status: { active: 'active', expired: 'expirée', revoked: 'révoquée' },
  scopes: {
    'orders:read': 'Lire les commandes',
    'orders:write': 'Passer et annuler des commandes',
    'quotations:write': 'Demander et accepter des devis',
    'catalogue:read': 'Lire les articles et les prix',
    'stock:read': 'Lire le stock',
    'stock:write': 'Réceptionner et ajuster le stock',
    'events:read': 'Lire le flux d’événements',
    'personal-data:read': 'Lire les données personnelles',
    'webhooks:manage': 'Gérer les webhooks',
  },
  expiry: {
    days_30: 'dans 30 jours',
    days_90: 'dans 90 jours',
    days_365: 'dans un an',
    never: 'jamais',
    stays_never: 'jamais (inchangé)',
  },
  overlap: { hours_0: 'Fin immédiate', hours_1: '1 heure', hours_24: '24 heures', hours_168: '7 jours' },
  unused: 'jamais utilisée',
  previous_until: 'Ancien secret valable jusqu’à : %{until}',
  commands: {
    create: 'Créer une clé d’API',
    change: 'Modifier…',
    rotate: 'Renouveler…',
    revoke: 'Révoquer…',
  },
  create: {
    title: 'Créer une clé d’API',
    confirm: 'Créer la clé',
    note: 'La clé agit en votre nom : elle permet ce que ses droits et votre rôle autorisent à la fois.',
    name_hint: 'Le programme qui l’utilisera, par ex. ERP ou synchronisation du stock.',
    limit_hint: 'De 1 à 6000. Au-delà, les requêtes attendent la minute suivante.',
  },
  change: { title: 'Modifier la clé d’API %{prefix}', confirm: 'Enregistrer la clé' },
  rotate: {
    title: 'Nouveau secret pour « %{name} »',
    confirm: 'Créer un secret',
    overlap: 'Conserver le secret actuel',
    overlap_hint:
      'Les deux secrets fonctionnent pendant ce temps. Si le secret actuel a été divulgué, mettez-y fin aussitôt.',
  },
  revoke: {
    title: 'Révoquer « %{name} » ?',
    confirm: 'Révoquer la clé',
    effects: {
      refused: 'Les requêtes avec cette clé sont refusées en moins de deux secondes.',
      final: 'Une clé révoquée ne peut pas être rétablie.',
    },
  },
  secret: {
    title: 'Secret de « %{name} »',
    copy: 'Copier le secret',
    once: 'Ce secret ne s’affiche qu’une fois. Conservez-le là où votre programme le lit, par ex. dans un gestionnaire de secrets.',
    undelivered:
      'La clé a été créée, mais son secret n’a pas pu être transmis. Renouvelez la clé pour obtenir un nouveau secret.',
    noted: 'Je l’ai conservé',
  },
  done: {
    change: 'Clé d’API « %{name} » enregistrée',
    revoke: 'Clé d’API « %{name} » révoquée',
  },
}
