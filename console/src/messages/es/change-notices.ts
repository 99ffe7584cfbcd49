export const changeNotices = {
  name: 'Aviso de cambio |||| Avisos de cambio',
  fields: {
    reference: 'Número',
    state: 'Estado',
    kind: 'Tipo',
    parts: 'Productos afectados',
    announcedOn: 'Fecha del aviso',
    effectiveOn: 'Producto modificado desde',
    lastOrderOn: 'Último pedido',
    lastShipmentOn: 'Último envío',
    recipients: 'Compradores avisados',
    text: 'Texto adicional',
    attachmentUrl: 'Documento del fabricante (URL)',
  },
  filters: { q: 'Número o referencia de producto' },
  kind: {
    'product-change': 'Aviso de cambio (PCN)',
    'end-of-life': 'Fin de vida útil (EOL)',
    'last-time-buy': 'Última compra (LTB)',
  },
  state: { draft: 'Borrador', published: 'Publicado', withdrawn: 'Retirado' },
  commands: { create: 'Añadir aviso de cambio', save: 'Guardar borrador', publish: 'Publicar…', withdraw: 'Retirar…' },
  list: { parts: '%{first} y %{count} más' },
  form: {
    kind_hint: {
      'product-change': 'Cambia el producto o su fabricación.',
      'end-of-life': 'El fabricante descataloga el producto y lo anuncia con al menos 12 meses de antelación.',
      'last-time-buy': 'El producto se puede pedir por última vez.',
    },
    reference_hint: 'El número del aviso del fabricante, p. ej. PCN-2026-118',
    last_order_hint: 'Al menos 12 meses después de la fecha del aviso',
    text_hint:
      'Los compradores reciben el texto de la tienda en su idioma y debajo este. Si falta su idioma, lo ven en inglés.',
    attachment_hint: 'Aparece como enlace en la ficha del producto y en la cuenta del comprador.',
  },
  page: {
    create: 'Añadir aviso de cambio',
    not_found: 'Aviso de cambio no encontrado',
    about: 'Productos y fechas',
    text: 'Texto y documento',
    saved: 'Aviso de cambio guardado',
    buyers:
      '%{smart_count} comprador ha comprado un producto afectado |||| %{smart_count} compradores han comprado un producto afectado',
    mailing: 'Avisando a los compradores: %{smart_count} de %{buyers}',
    mailed: '%{smart_count} comprador avisado |||| %{smart_count} compradores avisados',
  },
  publish: {
    title: '¿Publicar %{reference}?',
    confirm: 'Publicar',
    effects: {
      shop: 'El aviso aparece en las fichas de los productos afectados.',
      buyers:
        'Se avisa a %{smart_count} comprador de estos productos, también por correo si no lo ha desactivado. |||| Se avisa a %{smart_count} compradores de estos productos, también por correo si no lo han desactivado.',
      final: 'Ya no se podrá modificar, solo retirar.',
    },
    done: 'Aviso de cambio publicado',
  },
  withdraw: {
    title: '¿Retirar %{reference}?',
    confirm: 'Retirar',
    effects: {
      shop: 'El aviso desaparece de la tienda y de las cuentas de los compradores.',
      buyers: 'Los correos ya enviados no se pueden recuperar.',
      final: 'No se puede volver a publicar.',
    },
    done: 'Aviso de cambio retirado',
  },
}
