import type { Catalogue } from '../catalogue.ts'

export const visitors: Catalogue['resources']['visitors'] = {
  name: 'Visite |||| Informations sur les visiteurs',
  fields: {
    at: 'Date et heure',
    page: 'Première page',
    country: 'Pays/région',
    referrer: 'Provenance',
    language: 'Langue',
  },
  filters: { from: 'Du', to: 'Au', page: 'Première page commence par' },
  direct: 'Accès direct',
  unknown: 'Inconnu',
  counts: {
    recent: 'Visites des 30 derniers jours',
    range: 'Visites sur cette période',
    days: '%{smart_count} visite, jours : %{days}, jour le plus chargé : %{highest} |||| %{smart_count} visites, jours : %{days}, jour le plus chargé : %{highest}',
    visits: 'Visites',
    none: 'Aucune visite avec ces filtres',
    capped: 'Seules les visites les plus récentes sont comptées : %{smart_count}.',
    table: 'Afficher les jours en tableau',
    day: 'Jour (UTC)',
    pages: 'Premières pages',
    countries: 'Pays et régions',
    referrers: 'Provenances',
  },
  privacy:
    'Un enregistrement par session de navigateur, sans données personnelles. Durée de conservation (jours) : %{days}. Les navigateurs qui refusent le suivi ne sont pas enregistrés. Le pays est déduit du fuseau horaire.',
}
