import type { Catalogue } from '../catalogue.ts'

export const webhookEndpoints: Catalogue['resources']['webhook-endpoints'] = {
  name: 'Webhook |||| Webhooks',
  fields: {
    url: 'Point de terminaison',
    buyerId: 'Client',
    status: 'État',
    description: 'Nom',
    eventTypes: 'Événements',
    order: 'Ordre',
    failures: 'Échecs, 24 h',
    lastDeliveredAt: 'Dernier envoi',
    secretAt: 'Secret créé le',
    createdAt: 'Ajout',
  },
  order: { stream: 'Dans l’ordre, par flux', fastest: 'Au plus vite' },
  groups: {
    orders: 'Commandes et paiements',
    picking: 'Prélèvement et contrôle',
    parcels: 'Colis',
    refunds: 'Remboursements',
    afterSales: 'SAV',
    quotations: 'Devis',
    products: 'Articles et prix',
    stock: 'Stock',
  },
  all: 'Tous',
  types: '%{smart_count} type |||| %{smart_count} types',
  never: 'jamais',
  no_requests: 'aucune requête',
  rate: '%{share} (%{failures} sur %{requests})',
  rate_title: 'Requêtes en échec des dernières 24 heures',
  failing: 'Aucune requête acceptée depuis : %{time}. Après un jour d’échecs, le point de terminaison est désactivé.',
  disabled: {
    staff:
      'Désactivé : %{time}. Les événements sont ignorés jusqu’à son activation ; vous pourrez ensuite les renvoyer.',
    failing:
      'Désactivé : %{time}, toutes les requêtes ayant échoué pendant un jour. Contactez l’exploitant, activez le point de terminaison et renvoyez ce qui a été ignoré.',
    gone: 'Désactivé : %{time}, le point de terminaison ayant répondu 410 Gone.',
  },
  form: {
    create: 'Ajouter un point de terminaison',
    edit: 'Modifier',
    create_confirm: 'Ajouter',
    edit_confirm: 'Enregistrer',
    edited: 'Point de terminaison enregistré',
    url_hint: 'Une adresse https publique. Les redirections ne sont pas suivies.',
    order_hint: {
      stream:
        'Les événements d’une même commande ou d’un même article arrivent dans l’ordre : un refus retient les suivants.',
      fastest: 'Aucune attente. Triez selon « sequence ».',
    },
    all: 'Tous les événements, y compris les types ajoutés plus tard',
    some: 'Seulement ceux-ci',
    whole_group: 'Tous',
  },
  secret: {
    title: 'Secret de signature',
    copy: 'Copier',
    once: 'Copiez-le maintenant : il ne sera plus affiché. Le destinataire s’en sert pour vérifier les signatures.',
    rotated:
      'Copiez-le maintenant : il ne sera plus affiché. Pendant 24 heures, les requêtes sont signées avec l’ancien et le nouveau secret.',
    noted: 'Je l’ai copié',
  },
  rotate: {
    command: 'Renouveler le secret',
    title: 'Renouveler le secret : %{host} ?',
    confirm: 'Renouveler',
    effects: {
      both: 'Pendant 24 heures, les requêtes sont signées avec les deux secrets.',
      once: 'Le nouveau secret s’affiche une seule fois.',
    },
  },
  enable: { command: 'Activer', done: 'Point de terminaison activé' },
  disable: {
    command: 'Désactiver',
    title: 'Désactiver %{host} ?',
    confirm: 'Désactiver',
    done: 'Point de terminaison désactivé',
    effects: {
      skipped: 'Ce qui est en attente et les événements à venir sont ignorés.',
      later: 'Vous pourrez l’activer de nouveau et renvoyer ce qui a été ignoré.',
    },
  },
  delete: {
    command: 'Supprimer',
    title: 'Supprimer %{host} ?',
    confirm: 'Supprimer',
    done: 'Point de terminaison supprimé',
    effects: {
      deliveries: 'Son secret et ses envois sont effacés ; rien de ce qui attend n’est envoyé.',
      final: 'Cette action est définitive.',
    },
  },
  test: { command: 'Envoyer un test', done: 'Test envoyé. Son résultat apparaît dans la liste.' },
  page: { settings: 'Point de terminaison', both_until: 'L’ancien secret reste valable jusqu’à : %{time}.' },
}
