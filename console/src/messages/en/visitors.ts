export const visitors = {
  name: 'Visit |||| Visitor info',
  fields: {
    at: 'Time',
    page: 'First page',
    country: 'Country or region',
    referrer: 'Referrer',
    language: 'Language',
  },
  filters: { from: 'From', to: 'To', page: 'First page begins with' },
  direct: 'Direct',
  unknown: 'Unknown',
  counts: {
    recent: 'Visits of the last 30 days',
    range: 'Visits in this period',
    days: '%{smart_count} visit on %{days} days, %{highest} on the busiest |||| %{smart_count} visits on %{days} days, %{highest} on the busiest',
    visits: 'Visits',
    none: 'No visits match these filters',
    capped: 'Only the newest %{smart_count} visits are counted.',
    table: 'Show days as a table',
    day: 'Day (UTC)',
    pages: 'First pages',
    countries: 'Countries and regions',
    referrers: 'Referrers',
  },
  privacy:
    'One record per browser session, without personal data, stored for %{days} days. Browsers that ask not to be tracked are not recorded. The country follows from the time zone.',
}
