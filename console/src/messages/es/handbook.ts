export const handbook = {
  name: 'Página del manual |||| Manual interno',
  fields: {
    section: 'Sección',
    place: 'Posición',
    title: 'Título',
    language: 'Idioma',
    body: 'Texto (Markdown)',
    state: 'Estado',
    updatedAt: 'Último cambio',
    updatedBy: 'Modificado por',
  },
  filters: { q: 'Título o texto' },
  state: { current: 'Vigente', archived: 'Archivada' },
  commands: {
    create: 'Añadir página',
    edit: 'Editar',
    save: 'Guardar página',
    archive: 'Archivar…',
    reopen: 'Reabrir…',
  },
  form: {
    section_hint: 'Las páginas de una sección aparecen juntas. Elija una o escriba una nueva.',
    place_hint: 'Los números más bajos van primero en la sección',
    body_hint:
      '%{length} de %{most} caracteres. No incluya datos personales: las versiones anteriores siguen siendo legibles.',
  },
  page: {
    create: 'Añadir página del manual',
    not_found: 'Página del manual no encontrada',
    saved: 'Página del manual guardada',
    restored: 'Versión restaurada',
    same: 'Las dos versiones son iguales',
    restore_effect: 'La página recibe el texto de esta versión como versión nueva. No se pierde nada.',
  },
  archive: {
    title: '¿Archivar «%{title}»?',
    effect: 'La página desaparece del manual y solo se encuentra entre las archivadas.',
    effect_versions: 'Se conservan todas las versiones y se puede reabrir.',
    confirm: 'Archivar',
    done: 'Página archivada',
  },
  reopen: {
    title: '¿Reabrir «%{title}»?',
    effect: 'La página vuelve al manual tal como estaba.',
    confirm: 'Reabrir',
    done: 'Página reabierta',
  },
}
