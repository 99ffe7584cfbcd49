import type { Catalogue } from '../catalogue.ts'

export const api: Catalogue['api'] = {
  'http-400': 'Error en la solicitud',
  'http-401': 'Inicie sesión',
  'http-403': 'Sin permiso de acceso',
  'http-404': 'No encontrado',
  'http-405': 'Esta acción no está disponible',
  'http-408': 'Tiempo de espera agotado',
  'http-409': 'El registro se ha modificado entretanto',
  'http-413': 'Se han enviado demasiados datos a la vez',
  'http-429': 'Demasiadas solicitudes. Inténtelo más tarde',
  'http-500': 'Error interno del servidor',
  'http-501': 'No implementado',
  'http-502': 'Error de la puerta de enlace',
  'http-503': 'Servicio no disponible',
  'http-504': 'Tiempo de la puerta de enlace agotado',
  'http-505': 'Versión de HTTP no admitida',
  'request-timeout': 'Tiempo de espera agotado',
  'network-failed': 'Sin conexión. Compruebe la red e inténtelo de nuevo',
  'answer-not-understood': 'No se ha podido leer la respuesta del servidor. Inténtelo de nuevo',
}
