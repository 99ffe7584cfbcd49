import type { Catalogue } from '../catalogue.ts'

export const webhookEndpoints: Catalogue['resources']['webhook-endpoints'] = {
  name: 'Webhook |||| Webhooks',
  fields: {
    url: 'Endpoint',
    status: 'Estado',
    description: 'Nombre',
    eventTypes: 'Eventos',
    order: 'Orden de entrega',
    failures: 'Fallidos, 24 h',
    lastDeliveredAt: 'Última entrega',
    secretAt: 'Secreto creado',
    createdAt: 'Añadido',
  },
  order: { stream: 'En orden, por flujo', fastest: 'Lo antes posible' },
  groups: {
    orders: 'Pedidos y pagos',
    parcels: 'Paquetes',
    refunds: 'Reembolsos',
    afterSales: 'Posventa',
    quotations: 'Presupuestos',
    products: 'Productos y precios',
    stock: 'Existencias',
  },
  all: 'Todos',
  types: '%{smart_count} tipo |||| %{smart_count} tipos',
  never: 'nunca',
  no_requests: 'sin solicitudes',
  rate: '%{share} (%{failures} de %{requests})',
  rate_title: 'Solicitudes fallidas en las últimas 24 horas',
  failing: 'No se acepta ninguna solicitud desde: %{time}. Tras un día de fallos, el endpoint se desactiva.',
  disabled: {
    staff: 'Desactivado: %{time}. Los eventos se omiten hasta que lo active; después podrá reenviarlos.',
    failing:
      'Desactivado: %{time}. Todas las solicitudes fallaron durante un día. Contacte con el operador, active el endpoint y reenvíe lo omitido.',
    gone: 'Desactivado: %{time}. El endpoint respondió 410 Gone.',
  },
  form: {
    create: 'Añadir endpoint',
    edit: 'Editar',
    create_confirm: 'Añadir',
    edit_confirm: 'Guardar',
    edited: 'Endpoint guardado',
    url_hint: 'Una dirección https pública. No se siguen redirecciones.',
    order_hint: {
      stream: 'Los eventos de un pedido o producto llegan en orden: si uno se rechaza, retiene a los siguientes.',
      fastest: 'Nada espera. Ordene por «sequence».',
    },
    all: 'Todos los eventos, también los tipos que se añadan después',
    some: 'Solo estos',
    whole_group: 'Todos',
  },
  secret: {
    title: 'Secreto de firma',
    copy: 'Copiar',
    once: 'Cópielo ahora: no se vuelve a mostrar. El receptor verifica las firmas con él.',
    rotated:
      'Cópielo ahora: no se vuelve a mostrar. Durante 24 horas, las solicitudes se firman con el secreto antiguo y con el nuevo.',
    noted: 'Lo he copiado',
  },
  rotate: {
    command: 'Rotar secreto',
    title: '¿Rotar el secreto de %{host}?',
    confirm: 'Rotar',
    effects: {
      both: 'Durante 24 horas, las solicitudes se firman con los dos secretos.',
      once: 'El secreto nuevo se muestra una vez.',
    },
  },
  enable: { command: 'Activar', done: 'Endpoint activado' },
  disable: {
    command: 'Desactivar',
    title: '¿Desactivar %{host}?',
    confirm: 'Desactivar',
    done: 'Endpoint desactivado',
    effects: {
      skipped: 'Lo que está en espera y los eventos desde ahora se omiten.',
      later: 'Puede volver a activarlo y reenviar lo omitido.',
    },
  },
  delete: {
    command: 'Eliminar',
    title: '¿Eliminar %{host}?',
    confirm: 'Eliminar',
    done: 'Endpoint eliminado',
    effects: {
      deliveries: 'Su secreto y sus entregas se eliminan; no se envía nada de lo que espera.',
      final: 'Esta acción no se puede deshacer.',
    },
  },
  test: { command: 'Enviar prueba', done: 'Prueba enviada. El resultado aparece en la lista.' },
  page: { settings: 'Endpoint', both_until: 'El secreto anterior vale hasta: %{time}.' },
}
