import type { Catalogue } from '../catalogue.ts'

export const sorts: Catalogue['resources']['sorts'] = {
  name: 'Grupo |||| Grupos de avisos y archivos',
  fields: { titles: 'Nombre' },
  field: 'Grupo',
  none: 'Sin grupo',
  edited: 'sin guardar',
  uses: {
    notices: '%{count} aviso |||| %{count} avisos',
    files: '%{count} archivo |||| %{count} archivos',
    files_unknown: 'Los archivos no se pueden contar en este momento',
  },
  tree: {
    label: 'Grupos',
    note: 'Arrastre el tirador o use los botones de flecha. Teclado: Alt + flechas.',
    open_all: 'Desplegar todo',
    close_all: 'Plegar todo',
    counts: 'Avisos: %{notices}; archivos: %{files}',
    none: 'Todavía no hay grupos.',
  },
  moves: {
    label: 'Mover %{title}',
    up: 'Subir',
    down: 'Bajar',
    in: 'Aumentar sangría',
    out: 'Reducir sangría',
    done: '%{title}: posición %{place} de %{count} en %{parent}',
    top: 'el nivel superior',
    not_there: '%{title} no se puede mover ahí',
    cancelled: '%{title} no se ha movido',
    conflict: 'Otra persona ha modificado este grupo. No se ha movido; vuelva a cargar la página.',
  },
  commands: {
    create: 'Añadir grupo',
    edit: 'Editar',
    save: 'Guardar grupo',
    delete: 'Eliminar…',
    discard: 'Descartar cambios',
  },
  panel: {
    none: 'Seleccione un grupo para verlo y editarlo.',
    new_top: 'Se añade en el nivel superior. Para añadirlo dentro de un grupo, selecciónelo antes.',
    new_below: 'Se añade dentro de «%{title}».',
  },
  delete: {
    title: '¿Eliminar «%{title}»?',
    confirm: 'Eliminar grupo',
    effects: {
      uses: 'Contiene %{smart_count} aviso o archivo; muévalo antes. |||| Contiene %{smart_count} avisos o archivos; muévalos antes.',
      below: 'Tiene %{smart_count} subgrupo; elimínelo antes. |||| Tiene %{smart_count} subgrupos; elimínelos antes.',
      final: 'Esta acción no se puede deshacer.',
    },
  },
  done: {
    create: 'Grupo añadido: «%{title}»',
    save: 'Grupo guardado: «%{title}»',
    delete: 'Grupo eliminado: «%{title}»',
  },
}
