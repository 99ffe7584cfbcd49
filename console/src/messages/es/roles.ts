import type { Catalogue } from '../catalogue.ts'

export const roles: Catalogue['resources']['roles'] = {
  name: 'Rol |||| Roles',
  fields: {
    name: 'Nombre',
    members: 'Usuarios',
    menuIds: 'Menús',
    shipped: 'Origen',
    commands: 'Acciones',
  },
  filters: { q: 'Nombre' },
  shipped: 'del sistema',
  commands: { create: 'Añadir rol', edit: 'Editar', delete: 'Eliminar…', save: 'Guardar rol' },
  page: {
    create: 'Añadir rol',
    not_found: 'Rol no encontrado',
    names: 'Nombre',
    menus: 'Permisos',
    menus_note: 'Páginas a la izquierda, sus botones a la derecha',
    members: '%{smart_count} usuario tiene este rol |||| %{smart_count} usuarios tienen este rol',
    acts: 'Los cambios se aplican a las sesiones abiertas en un segundo.',
    nobody: 'Ningún usuario tiene este rol todavía.',
    changed: 'Añadidos: %{added}; retirados: %{removed}',
    unchanged: 'Sin cambios',
    created: 'Rol añadido: «%{name}»',
    saved: 'Rol guardado: «%{name}»',
    own_menus: 'Solo se muestran los menús de su propio rol, porque no puede ver todos los menús.',
    not_held: 'Permisos que usted no tiene: %{keys}',
    read_only: 'Puede ver este rol, pero no modificarlo.',
  },
  effect: {
    title: 'Vista previa',
    sidebar: 'La barra lateral mostrará',
    none: 'Nada. Los usuarios con este rol ven un mensaje al iniciar sesión y se les cierra la sesión.',
    hidden: 'Accesible, pero fuera de la barra lateral',
    keys: 'Permisos',
    keys_count: '%{smart_count} permiso |||| %{smart_count} permisos',
    gained: 'añadido',
    lost: 'retirado',
    suspended: 'suspendido',
    no_keys: 'Ninguno',
  },
  delete: {
    title: '¿Eliminar el rol «%{name}»?',
    confirm: 'Eliminar rol',
    effects: {
      members:
        '%{smart_count} usuario tiene todavía este rol; solo se puede eliminar un rol sin usuarios. |||| %{smart_count} usuarios tienen todavía este rol; solo se puede eliminar un rol sin usuarios.',
      final: 'Sus permisos se eliminan de forma definitiva.',
    },
    done: 'Rol eliminado: «%{name}»',
  },
}
