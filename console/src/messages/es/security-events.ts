import type { Catalogue } from '../catalogue.ts'

export const securityEvents: Catalogue['resources']['security-events'] = {
  name: 'Evento de seguridad |||| Eventos de seguridad',
  fields: {
    lastAt: 'Última vez',
    firstAt: 'Primera vez',
    kind: 'Tipo',
    times: 'Veces',
    account: 'Cuenta',
    actor: 'Autor',
    address: 'Dirección IP',
    userAgent: 'Dispositivo',
    outcome: 'Resultado',
    calls: 'Acciones',
    service: 'Servicio',
  },
  filters: {
    account: 'Cuenta: usuario o ID',
    from: 'Desde',
    to: 'Hasta',
  },
  kind: {
    'sign-in-refused': 'Inicio de sesión fallido',
    'code-refused': 'Código incorrecto',
    'password-refused': 'Contraseña incorrecta con la sesión iniciada',
    'token-refused': 'Sesión no válida o caducada',
    'token-replayed': 'Token de sesión reutilizado',
    'permission-refused': 'Permiso denegado',
    'rate-limited': 'Límite de solicitudes alcanzado',
    'webhook-refused': 'Webhook rechazado',
    'upload-refused': 'Subida bloqueada',
    'credential-changed': 'Credencial cambiada',
    'session-ended': 'Sesión cerrada por su titular',
    'staff-changed': 'Usuario añadido, modificado, desactivado o eliminado',
  },
  account: { none: 'cuenta desconocida', rest: 'varias cuentas' },
  counts: {
    day: 'Últimas 24 horas',
    range: 'Periodo seleccionado',
    none: 'No hay eventos de seguridad en este periodo.',
    summary:
      '%{total} evento, como máximo %{highest} en %{step} |||| %{total} eventos, como máximo %{highest} en %{step}',
  },
  page: {
    show: 'Ver detalles: %{kind}',
    same_account: 'Todos los eventos de esta cuenta',
    same_address: 'Todos los eventos desde esta dirección IP',
    trail: 'Ver en el registro de auditoría',
    note: 'Los eventos del mismo tipo, cuenta y dirección IP se cuentan juntos durante diez minutos. Se conservan un tiempo limitado y se eliminan con la cuenta.',
    rest: 'Hubo demasiados eventos para indicar cada cuenta y dirección IP. Esta fila cuenta todos los demás de esos diez minutos.',
  },
}
