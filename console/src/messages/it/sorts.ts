import type { Catalogue } from '../catalogue.ts'

export const sorts: Catalogue['resources']['sorts'] = {
  name: 'Gruppo |||| Gruppi',
  fields: { titles: 'Nome' },
  field: 'Gruppo',
  none: 'Nessun gruppo',
  edited: 'non salvato',
  uses: {
    notices: '%{count} avviso |||| %{count} avvisi',
    files: '%{count} file |||| %{count} file',
    files_unknown: 'Al momento i file non si possono contare',
  },
  tree: {
    label: 'Gruppi',
    note: 'Trascinare la maniglia o usare i pulsanti freccia. Tastiera: Alt + tasti freccia.',
    open_all: 'Espandere tutto',
    close_all: 'Comprimere tutto',
    counts: 'Avvisi: %{notices}; file: %{files}',
    none: 'Ancora nessun gruppo.',
  },
  moves: {
    label: 'Spostare %{title}',
    up: 'Su',
    down: 'Giù',
    in: 'Aumentare il rientro',
    out: 'Ridurre il rientro',
    done: '%{title}: posizione %{place} di %{count} in %{parent}',
    top: 'primo livello',
    not_there: '%{title}: spostamento non possibile',
    cancelled: '%{title}: nessuno spostamento',
    conflict: 'Un altro utente ha modificato questo gruppo, che non è stato spostato; ricaricare la pagina.',
  },
  commands: {
    create: 'Aggiungere un gruppo',
    edit: 'Modificare',
    save: 'Salvare il gruppo',
    delete: 'Eliminare…',
    discard: 'Scartare le modifiche',
  },
  panel: {
    none: 'Selezionare un gruppo per vederlo e modificarlo.',
    new_top: 'Viene aggiunto al primo livello. Per aggiungerlo sotto un gruppo, selezionare prima quel gruppo.',
    new_below: 'Viene aggiunto sotto “%{title}”.',
  },
  delete: {
    title: 'Eliminare “%{title}”?',
    confirm: 'Eliminare il gruppo',
    effects: {
      uses: 'Contiene ancora %{smart_count} avviso o file; spostarlo prima. |||| Contiene ancora %{smart_count} avvisi e file; spostarli prima.',
      below: 'Ha %{smart_count} sottogruppo; eliminarlo prima. |||| Ha %{smart_count} sottogruppi; eliminarli prima.',
      final: 'L’operazione è irreversibile.',
    },
  },
  done: {
    create: 'Gruppo aggiunto: “%{title}”',
    save: 'Gruppo salvato: “%{title}”',
    delete: 'Gruppo eliminato: “%{title}”',
  },
}
