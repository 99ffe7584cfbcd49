import type { Catalogue } from '../catalogue.ts'

export const buyers: Catalogue['resources']['buyers'] = {
  name: 'Client |||| Clients',
  fields: {
    id: 'ID client',
    name: 'Nom',
    companyName: 'Société',
    email: 'E-mail',
    phone: 'Téléphone',
    language: 'Langue',
    state: 'État',
    registeredAt: 'Inscription',
    taxNumber: 'N° fiscal ou de TVA',
    registrationNumber: 'N° d’immatriculation',
    country: 'Pays',
    billingAddress: 'Adresse de facturation',
    invoiceEmail: 'Factures à',
  },
  filters: { q: 'Nom, e-mail, téléphone, n° de commande' },
  state: { active: 'Actif', disabled: 'Désactivé', erased: 'Effacé' },
  commands: { disable: 'Désactiver…', enable: 'Activer…', erase: 'Effacer les données…' },
  page: {
    not_found: 'Client introuvable.',
    erased: 'Les données de ce client ont été effacées. Ses commandes sont conservées sans la personne.',
    contact: 'Coordonnées',
    not_stated: 'Non renseigné',
    company: 'Société',
    addresses: 'Adresses',
    no_addresses: 'Aucune adresse.',
    default_address: 'Par défaut',
    sessions: 'Appareils connectés',
    no_sessions: 'Aucune session ouverte.',
    security: 'Événements de sécurité',
    orders: 'Commandes',
    no_orders: 'Aucune commande.',
    all_orders: '%{smart_count} commande |||| Les %{smart_count} commandes',
  },
  notes: {
    title: 'Notes',
    empty: 'Aucune note.',
    label: 'Nouvelle note',
    hint: 'Non visible du client dans la boutique, mais incluse dans l’export de ses données. Effacée avec elles.',
    command: 'Ajouter la note',
    done: 'Note ajoutée',
  },
  disable: {
    title: 'Désactiver ce client : %{name} ?',
    confirm: 'Désactiver le client',
    effects: {
      sessions: 'Tous ses appareils sont déconnectés en moins d’une seconde.',
      login: 'Connexion et commande impossibles jusqu’à la réactivation.',
      orders: 'Les commandes déjà passées sont traitées normalement.',
    },
  },
  enable: {
    title: 'Activer ce client : %{name} ?',
    confirm: 'Activer le client',
    effects: {
      login: 'Connexion et commande de nouveau possibles.',
      sessions: 'Les sessions fermées ne sont pas rétablies.',
    },
  },
  erase: {
    title: 'Effacer les données de ce client : %{name} ?',
    confirm: 'Effacer les données',
    effects: {
      data: 'Nom, coordonnées, société, adresses, notes et messages sont supprimés définitivement, et le client est prévenu.',
      orders:
        'Les commandes sont conservées sans la personne. Celles en cours doivent d’abord être terminées ou annulées.',
      final: 'Cette action est définitive.',
    },
  },
  done: {
    disable: 'Client désactivé : %{name}',
    enable: 'Client activé : %{name}',
    erase: 'Données effacées : %{name}',
  },
}
