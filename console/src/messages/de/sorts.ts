import type { Catalogue } from '../catalogue.ts'

export const sorts: Catalogue['resources']['sorts'] = {
  name: 'Gruppe |||| Gruppen',
  fields: { titles: 'Name' },
  field: 'Gruppe',
  none: 'Keine Gruppe',
  edited: 'nicht gespeichert',
  uses: {
    notices: '%{count} Mitteilung |||| %{count} Mitteilungen',
    files: '%{count} Datei |||| %{count} Dateien',
    files_unknown: 'Die Dateien können derzeit nicht gezählt werden',
  },
  tree: {
    label: 'Gruppen',
    note: 'Am Griff ziehen oder Pfeilschaltflächen verwenden. Tastatur: Alt + Pfeiltasten.',
    open_all: 'Alle aufklappen',
    close_all: 'Alle zuklappen',
    counts: 'Mitteilungen: %{notices}, Dateien: %{files}',
    none: 'Noch keine Gruppen.',
  },
  moves: {
    label: '%{title} verschieben',
    up: 'Nach oben',
    down: 'Nach unten',
    in: 'Einrücken',
    out: 'Ausrücken',
    done: '%{title}: Position %{place} von %{count} in %{parent}',
    top: 'der obersten Ebene',
    not_there: '%{title} kann nicht dorthin verschoben werden',
    cancelled: '%{title} wurde nicht verschoben',
    conflict: 'Jemand anderes hat diese Gruppe geändert. Sie wurde nicht verschoben, bitte neu laden.',
  },
  commands: {
    create: 'Gruppe anlegen',
    edit: 'Bearbeiten',
    save: 'Gruppe speichern',
    delete: 'Löschen …',
    discard: 'Änderungen verwerfen',
  },
  panel: {
    none: 'Wählen Sie eine Gruppe aus, um sie anzusehen und zu bearbeiten.',
    new_top: 'Wird auf der obersten Ebene angelegt. Wählen Sie zuerst eine Gruppe aus, um darunter eine anzulegen.',
    new_below: 'Wird unter „%{title}“ angelegt.',
  },
  delete: {
    title: '„%{title}“ löschen?',
    confirm: 'Gruppe löschen',
    effects: {
      uses: '%{smart_count} Mitteilung oder Datei gehört noch dazu, zuerst verschieben. |||| %{smart_count} Mitteilungen und Dateien gehören noch dazu, diese zuerst verschieben.',
      below:
        'Sie hat %{smart_count} Untergruppe, diese zuerst löschen. |||| Sie hat %{smart_count} Untergruppen, diese zuerst löschen.',
      final: 'Das kann nicht rückgängig gemacht werden.',
    },
  },
  done: {
    create: 'Gruppe „%{title}“ wurde angelegt',
    save: 'Gruppe „%{title}“ wurde gespeichert',
    delete: 'Gruppe „%{title}“ wurde gelöscht',
  },
}
