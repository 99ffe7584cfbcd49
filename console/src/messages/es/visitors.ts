import type { Catalogue } from '../catalogue.ts'

export const visitors: Catalogue['resources']['visitors'] = {
  name: 'Visita |||| Visitantes',
  fields: {
    at: 'Hora',
    page: 'Primera página',
    country: 'País o región',
    referrer: 'Procedencia',
    language: 'Idioma',
  },
  filters: { from: 'Desde', to: 'Hasta', page: 'La primera página empieza por' },
  direct: 'Directa',
  unknown: 'Desconocido',
  counts: {
    recent: 'Visitas de los últimos 30 días',
    range: 'Visitas en este periodo',
    days: '%{smart_count} visita; días: %{days}; máximo en un día: %{highest} |||| %{smart_count} visitas; días: %{days}; máximo en un día: %{highest}',
    visits: 'Visitas',
    none: 'Ninguna visita coincide con estos filtros',
    capped: 'Solo se cuentan las visitas más recientes: %{smart_count}.',
    table: 'Ver los días en una tabla',
    day: 'Día (UTC)',
    pages: 'Primeras páginas',
    countries: 'Países y regiones',
    referrers: 'Procedencias',
  },
  privacy:
    'Un registro por sesión de navegador, sin datos personales, que se guarda %{days} días. No se registran los navegadores que piden no ser rastreados. El país se deduce de la zona horaria.',
}
