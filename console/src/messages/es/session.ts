import type { Catalogue } from '../catalogue.ts'

export const session: Catalogue['session'] = {
  title: 'Iniciar sesión en la consola',
  username: 'Nombre de usuario',
  password: 'Contraseña',
  show_password: 'Mostrar',
  hide_password: 'Ocultar',
  code: 'Código del segundo paso',
  code_hint:
    'El código de seis dígitos de su aplicación de autenticación, o un código de recuperación. Déjelo en blanco si no tiene activada la autenticación en dos pasos.',
  code_wrong: 'El código es incorrecto o ya se ha usado. Espere al siguiente',
  submit: 'Iniciar sesión',
  busy: 'Iniciando sesión',
  prompt: {
    username: 'Introduzca su nombre de usuario',
    password: 'Introduzca su contraseña',
    code: 'Introduzca el código de su aplicación de autenticación',
  },
  log_out: 'Cerrar sesión',
  aside: {
    title: 'Pedidos, productos y existencias',
    body: 'Cada cambio queda registrado como comando. Sus efectos se ven en la cronología del pedido.',
  },
}
