import type { Catalogue } from '../catalogue.ts'

export const home: Catalogue['home'] = {
  greeting: {
    morning: 'Bonjour, %{name}',
    noon: 'Bonjour, %{name}',
    afternoon: 'Bon après-midi, %{name}',
    evening: 'Bonsoir, %{name}',
  },
  to_dos: {
    title: 'Tâches par échéance',
    all: 'Toutes les tâches',
    empty: 'Aucune tâche en cours.',
    empty_hint: 'Les commandes payées figurent ici jusqu’à leur expédition.',
  },
  orders: {
    title: 'Commandes par état',
    all: 'Toutes les commandes',
    cancelled: 'annulées : %{count}',
  },
  sales: {
    title: 'Ventes',
    day: 'Jour (UTC)',
    country: 'Pays',
    no_country: 'Pays non enregistré',
    period: 'Période',
    currency: 'Devise',
    all_in: 'Toutes, en %{currency}',
    days: '%{smart_count} jour |||| %{smart_count} jours',
    ranges: { month: 'Ce mois-ci', 'last-month': 'Le mois dernier' },
    columns: {
      orders: 'Commandes passées',
      placed: 'Montant commandé',
      paid: 'Payé',
      refunded: 'Remboursé',
      net: 'Encaissé net',
    },
    by_day: 'par jour',
    by_week: 'par semaine',
    week_from: 'Semaine du %{day}',
    before: '%{change} vs veille |||| %{change} vs %{smart_count} jours précédents',
    no_before: 'Rien la veille |||| Rien les %{smart_count} jours précédents',
    orders_summary: 'Commandes en %{smart_count} jour : %{orders} |||| Commandes en %{smart_count} jours : %{orders}',
    net_summary:
      '%{net} nets de remboursements en %{smart_count} jour |||| %{net} nets de remboursements en %{smart_count} jours',
    tables: {
      days: 'Tableau par jour',
      currencies: 'Tableau par devise',
      countries: 'Tableau par pays, en %{currency} aux cours des commandes',
    },
    list: 'Commandes de cette période',
    empty: 'Aucune commande ni paiement sur cette période.',
  },
  best: {
    title: 'Meilleures ventes',
    sold: '%{pieces} pcs en %{smart_count} commande |||| %{pieces} pcs en %{smart_count} commandes',
    empty: 'Aucune commande payée sur cette période.',
  },
  checks: {
    title: 'Commandes à vérifier',
  },
  late: {
    title: 'Commandes en retard',
    after:
      '%{status}, passée il y a plus de %{smart_count} jour |||| %{status}, passée il y a plus de %{smart_count} jours',
  },
  reorder: {
    title: 'Articles à réapprovisionner',
    all: 'Tous à réapprovisionner',
    empty: 'Aucun article n’est au seuil de réapprovisionnement.',
  },
  reasons: {
    title: 'Motifs de SAV',
    all: 'Par article',
    empty: 'Aucune demande sur cette période.',
  },
  lag: {
    title: 'État du système',
    all: 'Flux et retards',
  },
  stock: {
    title: 'Stock faible',
    all: 'Tout le stock',
    empty: 'Aucun article en stock faible.',
  },
}
