import type { Catalogue } from '../catalogue.ts'

export const users: Catalogue['resources']['users'] = {
  name: 'Usuario |||| Usuarios',
  fields: {
    username: 'Nombre de usuario',
    name: 'Nombre',
    roleName: 'Rol',
    roleId: 'Rol',
    phone: 'Teléfono',
    email: 'Correo',
    state: 'Estado',
    secondFactor: 'Autenticación en dos pasos',
    admittedAt: 'Alta',
    password: 'Contraseña',
    commands: 'Acciones',
  },
  filters: { q: 'Usuario, nombre, teléfono, correo' },
  you: 'usted',
  second_factor: { on: 'activada', off: 'desactivada' },
  must_change: 'debe cambiar la contraseña',
  commands: {
    create: 'Añadir usuario',
    edit: 'Editar',
    disable: 'Desactivar…',
    enable: 'Activar…',
    reset: 'Restablecer contraseña…',
    security: 'Eventos de seguridad',
    delete: 'Eliminar…',
  },
  create: {
    title: 'Añadir usuario',
    confirm: 'Añadir usuario',
    username_hint: 'Para iniciar sesión; no distingue mayúsculas de minúsculas.',
    password_hint:
      'Déjelo en blanco para generar una contraseña aleatoria, que se muestra una sola vez. Hay que cambiarla al iniciar sesión por primera vez.',
    choose: 'Seleccione un rol',
  },
  edit: {
    title: 'Editar %{username}',
    confirm: 'Guardar usuario',
    role_hint: 'El rol nuevo se aplica a las sesiones abiertas en un segundo.',
    own_role: 'No puede cambiar su propio rol.',
    own_email: 'Cambie su propio correo electrónico en su perfil.',
    lost: 'Este usuario ya no existe.',
  },
  disable: {
    title: '¿Desactivar a %{username}?',
    confirm: 'Desactivar usuario',
    effects: {
      sessions: 'Se cierra su sesión en todos los dispositivos en un segundo.',
      login: 'No podrá iniciar sesión hasta que se vuelva a activar.',
      retained: 'Su actividad se conserva en los registros.',
    },
  },
  enable: {
    title: '¿Activar a %{username}?',
    confirm: 'Activar usuario',
    effects: {
      login: 'Podrá volver a iniciar sesión con el rol «%{role}».',
      sessions: 'Las sesiones cerradas no se recuperan.',
    },
  },
  reset: {
    title: '¿Restablecer la contraseña de %{username}?',
    confirm: 'Restablecer contraseña',
    effects: {
      random: 'Una contraseña aleatoria sustituye a la actual y se le muestra a usted una vez.',
      sessions: 'Se cierra su sesión en todos los dispositivos en un segundo.',
      change: 'Deberá crear una contraseña nueva cuando vuelva a iniciar sesión.',
    },
    second_factor: 'Quitar también la autenticación en dos pasos, p. ej. si se ha perdido el móvil',
  },
  delete: {
    title: '¿Eliminar a %{username}?',
    confirm: 'Eliminar usuario',
    effects: {
      sessions: 'Se cierra su sesión en todos los dispositivos en un segundo y ya no podrá iniciarla.',
      erased: 'Nombre, teléfono y correo se eliminan de forma definitiva; el nombre de usuario vuelve a quedar libre.',
      retained: 'Su actividad se conserva en los registros con un número anónimo.',
    },
  },
  done: {
    create: 'Usuario añadido: %{username}',
    edit: 'Usuario guardado: %{username}',
    disable: 'Usuario desactivado: %{username}',
    enable: 'Usuario activado: %{username}',
    delete: 'Usuario eliminado: %{username}',
  },
  password: {
    title: 'Contraseña de %{username}',
    once: 'Solo se muestra una vez y no se guarda. Entréguela en persona.',
    copy: 'Copiar contraseña',
    noted: 'La he entregado',
    undelivered: 'La contraseña se envió en una respuesta que no llegó. Restablézcala de nuevo para obtener otra.',
  },
}
