export const reservations = {
  name: 'Réservation |||| Réservations',
  title: 'Réservations',
  to_stock: 'Stock',
  unknown: 'Inconnue',
  fields: {
    orderNo: 'Commande',
    model: 'Référence',
    manufacturer: 'Fabricant',
    quantity: 'Réservé',
    reservedAt: 'Réservé depuis',
    commands: 'Actions',
  },
  filters: { q: 'Référence, fabricant ou commande' },
  release: {
    command: 'Libérer…',
    title: 'Libérer %{quantity} pcs de %{model} ?',
    effect_over: 'La commande %{orderNo} est close ou n’existe pas : elle n’a pas besoin de ces pièces.',
    effect_free: 'Elles sont aussitôt disponibles pour d’autres commandes.',
    confirm: 'Libérer',
    done: 'Stock en cours de libération : %{model}',
    open_order: 'Ouvrir la commande',
    later:
      'La commande %{orderNo} est emballée ou partiellement expédiée. Son stock reste réservé jusqu’à la remise du dernier colis.',
    permission:
      'La commande %{orderNo} est en cours. Son stock est libéré quand la commande ou ses articles sont annulés : demandez à un collègue autorisé à annuler des commandes.',
  },
}
