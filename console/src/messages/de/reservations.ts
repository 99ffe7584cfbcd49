export const reservations = {
  name: 'Reservierung |||| Reservierungen',
  title: 'Reservierungen',
  to_stock: 'Bestand',
  unknown: 'Nicht bekannt',
  fields: {
    orderNo: 'Bestellung',
    model: 'Teilenummer',
    manufacturer: 'Hersteller',
    quantity: 'Reserviert',
    reservedAt: 'Reserviert seit',
    commands: 'Aktionen',
  },
  filters: { q: 'Teilenummer, Hersteller oder Bestellung' },
  release: {
    command: 'Freigeben …',
    title: '%{quantity} Stück von %{model} freigeben?',
    effect_over: 'Bestellung %{orderNo} ist geschlossen oder existiert nicht: Sie braucht diese Ware nicht.',
    effect_free: 'Die Ware ist sofort für andere Bestellungen verfügbar.',
    confirm: 'Freigeben',
    done: 'Der Bestand von %{model} wird freigegeben',
    open_order: 'Bestellung öffnen',
    later:
      'Bestellung %{orderNo} ist verpackt oder teilweise versandt. Ihr Bestand bleibt reserviert, bis das letzte Paket übergeben ist.',
    permission:
      'Bestellung %{orderNo} ist offen. Ihr Bestand wird frei, wenn sie oder ihre Positionen storniert werden: Bitte wenden Sie sich an jemanden mit Berechtigung zum Stornieren.',
  },
}
