import type { Catalogue } from '../catalogue.ts'

export const notifications: Catalogue['notifications'] = {
  title: 'Notificaciones',
  bell: 'Notificaciones. Avisos sin leer: %{notices}; novedades sin leer: %{news}; tareas pendientes: %{to_dos}',
  tab: { notice: 'Avisos', news: 'Novedades', agency: 'Tareas' },
  unread: 'sin leer',
  pinned: 'Fijado',
  mark_read: 'Marcar todo como leído',
  clear: 'Vaciar lista',
  more: 'Ver más',
  empty: { notice: 'Sin avisos', news: 'Sin novedades', agency: 'No hay tareas pendientes' },
  empty_hint: {
    notice: 'Aquí aparecen los avisos de la empresa para usted o su rol.',
    news: 'Aquí aparecen las novedades para el personal.',
    agency: 'Los pedidos pagados, las solicitudes y los mensajes aparecen aquí hasta que se atienden.',
  },
}
