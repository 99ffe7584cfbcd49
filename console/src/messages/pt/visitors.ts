import type { Catalogue } from '../catalogue.ts'

export const visitors: Catalogue['resources']['visitors'] = {
  name: 'Visita |||| Visitantes',
  fields: {
    at: 'Hora',
    page: 'Primeira página',
    country: 'País ou região',
    referrer: 'Origem',
    language: 'Idioma',
  },
  filters: { from: 'De', to: 'Até', page: 'Primeira página começa com' },
  direct: 'Direta',
  unknown: 'Desconhecido',
  counts: {
    recent: 'Visitas dos últimos 30 dias',
    range: 'Visitas neste período',
    days: '%{smart_count} visita; dias: %{days}; máximo em um dia: %{highest} |||| %{smart_count} visitas; dias: %{days}; máximo em um dia: %{highest}',
    visits: 'Visitas',
    none: 'Nenhuma visita com estes filtros',
    capped: 'Só as visitas mais recentes são contadas: %{smart_count}.',
    table: 'Mostrar os dias em uma tabela',
    day: 'Dia (UTC)',
    pages: 'Primeiras páginas',
    countries: 'Países e regiões',
    referrers: 'Origens',
  },
  privacy:
    'Um registro por sessão do navegador, sem dados pessoais, guardado por %{days} dias. Navegadores que pedem para não ser rastreados não são registrados. O país é deduzido do fuso horário.',
}
