export const shopForms = {
  name: 'Mensaje |||| Mensajes',
  fields: {
    formNo: 'Número',
    status: 'Estado',
    answerBy: 'Límite de respuesta',
    kind: 'Formulario',
    sender: 'Remitente',
    company: 'Empresa',
    email: 'Correo',
    phone: 'Teléfono',
    language: 'Idioma',
    buyerId: 'Comprador',
    part: 'Producto',
    files: 'Archivos',
    assignee: 'Responsable',
    createdAt: 'Recibido',
  },
  filters: { overdue: 'Respuesta vencida', suspected: 'Posible spam', mine: 'Asignados a mí', nobody: 'Sin asignar' },
  kind: {
    contact: 'Consulta',
    feedback: 'Sugerencias',
    'customer-manager': 'Gestor de cuenta',
    'custom-part': 'Pieza a medida',
  },
  status: { submitted: 'Abierto', answered: 'Respondido', closed: 'Cerrado', erased: 'Eliminado' },
  suspected: 'Posible spam',
  suspicion: {
    honeypot:
      'Se rellenó un campo que las personas no ven. No se ha enviado ningún correo ni se ha creado ninguna tarea.',
    'too-fast':
      'El formulario se envió más rápido de lo que escribe una persona. No se ha enviado ningún correo ni se ha creado ninguna tarea.',
  },
  erased: 'Eliminado',
  entry: { answer: 'Respuesta', note: 'Nota interna' },
  commands: { take: 'Asignarme', release: 'Dejar sin asignar', close: 'Cerrar mensaje', erase: 'Eliminar' },
  reply: {
    label: 'Responder al remitente',
    hint: 'Se envía por correo con el mensaje original citado. Escriba en el idioma del remitente.',
    command: 'Enviar respuesta',
    done: 'Respuesta enviada',
  },
  notes: {
    label: 'Nota interna',
    hint: 'Esta nota solo la ve el personal.',
    command: 'Añadir nota',
    done: 'Nota añadida',
  },
  erase: {
    title: '¿Eliminar este mensaje?',
    confirm: 'Eliminar',
    done: 'Mensaje eliminado',
    effects: {
      data: 'Se eliminan los datos de contacto, textos, archivos, respuestas y notas.',
      final: 'Esta acción no se puede deshacer.',
    },
  },
  page: {
    message: 'Mensaje',
    entries: 'Respuestas y notas',
    no_entries: 'Todavía no hay respuestas',
    not_found: 'Mensaje no encontrado',
  },
}
