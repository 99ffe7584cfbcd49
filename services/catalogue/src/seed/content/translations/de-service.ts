import { card, figures, h2, ol, p, table, text, ul } from '../write.ts'
import type { Translations } from './translation.ts'

const contact = text(
  'Kontakt',
  'Fachleute für Steckverbinder beantworten Ihre Fragen montags bis freitags von 8:00 bis 18:00 Uhr (UTC).',
  h2('Was Sie uns senden sollten'),
  p(
    'Mit diesen fünf Angaben können wir sofort antworten: Teilenummer, Zeichnung oder Foto mit Lineal, Menge, gewünschter Termin und was verbunden werden soll.',
  ),
  h2('Der schnellste Weg'),
  table(
    ['Sie möchten', 'So geht es'],
    [
      'Preis, Bestand oder Lieferzeit wissen',
      'Artikelseite öffnen oder [Bestandsabfrage](page:inventory) für bis zu 50 Teilenummern',
    ],
    ['Preise für eine Liste', '[Schnellbestellung](/quick-order), dann „Angebot anfordern“'],
    ['eine Sendung verfolgen', '[Sendungsverfolgung](page:orderTracking) mit der Bestellnummer'],
    ['Teile zurückgeben oder reklamieren', '„Reklamation“ bei der Bestellung in Ihrem Konto'],
    ['eine Bestellung in Bearbeitung ändern', 'an Ihren [Kundenbetreuer](page:customer-manager) schreiben'],
    ['einen Artikel anpassen lassen', 'Formular auf dieser Seite, Betreff „Sonderanfertigung“'],
  ),
  h2('Reklamation'),
  p(
    'Zu einer gelieferten Bestellung reichen Sie die Reklamation in Ihrem Konto ein; dort können Sie jeden Schritt verfolgen. Melden Sie Schäden innerhalb von 48 Stunden nach der Lieferung.',
  ),
)

const customerManager = text(
  'Ihr Kundenbetreuer',
  'Sobald eine Bestellung in Bearbeitung ist, laufen Änderungen über Ihren Kundenbetreuer.',
  h2('Ändern oder stornieren'),
  p(
    'Solange die Zahlung aussteht, können Sie eine Bestellung selbst stornieren. Ist sie in Bearbeitung, wenden Sie sich an uns: Vor dem Versand sind Änderungen oft noch möglich.',
  ),
  table(
    ['Status', 'Was möglich ist'],
    ['Zahlung ausstehend', 'Sie stornieren selbst; die Ware ist sofort wieder frei'],
    [
      'Bestätigt, In Vorbereitung',
      'Adresse und Versandart: auf der Bestellseite bis zum Beginn der Vorbereitung, danach auf Anfrage; Mengen und Stornierung auf Anfrage',
    ],
    ['In Qualitätsprüfung', 'auf Anfrage, wenn noch kein Paket abgegangen ist'],
    ['Versandt', 'in der Regel keine Stornierung; [Rückgabe](page:returnPolicy) nach der Lieferung'],
  ),
  p('Sonderanfertigungen können nicht mehr storniert werden, sobald die Bearbeitung begonnen hat.'),
  h2('Angebote'),
  p(
    'Senden Sie uns Ihre Teilenummern und Mengen oder fordern Sie das Angebot direkt beim Artikel, im Warenkorb oder über die [Schnellbestellung](/quick-order) an. Sie erhalten ein Angebot in Ihrer Währung, das 30 Tage gilt und aus dem Sie in mehreren Lieferungen bestellen können.',
  ),
  h2('Laufender Bedarf'),
  p(
    'Brauchen Sie jeden Monat die gleichen Artikel, schreiben Sie Jahresmenge und Lieferplan in die Anmerkung der Angebotsanfrage. Der Preis wird dann für das Jahr angeboten, mit der Lieferzeit jeder Teillieferung.',
  ),
)

const inventory = text(
  'Bestandsabfrage',
  'Bis zu 50 Teilenummern auf einmal. Bindestriche, Punkte und Leerzeichen werden nicht beachtet.',
  h2('Symbole für den Bestand'),
  table(
    ['Symbol', 'Bedeutung', 'Versand'],
    ['Gefüllte Lötfläche', 'Auf Lager', 'in 1–3 Arbeitstagen'],
    ['Halb gefüllte Lötfläche', 'Geringer Lagerbestand, weniger als 50 Stück', 'in 1–3 Arbeitstagen'],
    ['Ring', 'Nicht auf Lager', 'nach der Lieferzeit oder mit der Ware im Zulauf'],
    ['Quadratischer Ring', 'Auftragsfertigung', 'nach der Fertigung, 6–12 Wochen'],
  ),
  p(
    'Um Mengen einzugeben und die Artikel in den Warenkorb zu legen, verwenden Sie die [Schnellbestellung](/quick-order).',
  ),
)

const orderTracking = text(
  'Sendungsverfolgung',
  'Verfolgen Sie eine Bestellung mit ihrer Bestellnummer.',
  h2('Wann die Sendungsverfolgung erscheint'),
  p(
    'Die Sendungsverfolgung erscheint 24 bis 48 Stunden nach dem Versand. Wenn Sie angemeldet sind, sehen Sie sie auch auf der Bestellseite, bei jedem Paket der Bestellung.',
  ),
  h2('Status der Bestellung'),
  table(
    ['Status', 'Was geschieht'],
    ['Zahlung ausstehend', 'die Ware ist bis zum Ende der Zahlungsfrist reserviert'],
    ['Bestätigt', 'die Zahlung ist eingegangen'],
    ['In Vorbereitung', 'die Ware wird kommissioniert oder, bei Auftragsfertigung, gefertigt'],
    ['In Qualitätsprüfung', 'Warenausgangsprüfung'],
    ['Versandt', 'an den Paketdienst übergeben'],
    ['Abgeschlossen', 'Sie haben den Erhalt bestätigt'],
  ),
  ul(
    'Ohne Anmeldung sehen Sie nur Status und Sendung, weder Adresse noch Preise.',
    'Die Bestellnummer hat 13 Ziffern und steht in unserer E-Mail.',
  ),
)

const blog = text(
  'Blog',
  'Fachbeiträge: Steckverbinder messen, auswählen, crimpen und löten.',
  p(
    'Kurze Beiträge aus unserer Arbeit mit Mustern, Zeichnungen und Prüfständen. Am Ende stehen jeweils Artikel, die Sie sich ansehen können. Fehlt Ihnen ein Thema, [schreiben Sie uns](page:contact).',
  ),
)

const solutionService = text(
  'Auswahlberatung',
  'Von der Skizze zur Stückliste: zwei oder drei Lösungen für Ihre Verbindung, mit Zeichnungen, Preisen und Lieferzeiten.',
  figures(
    ['2 Arbeitstage', 'bis zum ersten Vorschlag'],
    ['2–3', 'Vorschläge zur Auswahl'],
    ['kostenlos', 'ohne Mindestbestellung'],
  ),
  h2('Was Sie uns senden'),
  table(
    ['Angabe', 'Warum wir fragen'],
    ['Strom je Kontakt und wie viele Kontakte ihn gleichzeitig führen', 'bestimmt Kontaktgröße und Derating'],
    ['Spannung und was damit geschaltet wird', 'bestimmt Kriechstrecke, Luftstrecke und Kontaktoberfläche'],
    ['Leitung: Querschnitt, Litzenaufbau, Außendurchmesser', 'bestimmt Crimpkontakt und Dichtung'],
    [
      'Bauraum: Höhe über der Leiterplatte, Seite der Leitungszuführung',
      'bestimmt gerade oder abgewinkelt und das Rastermaß',
    ],
    ['Umgebung: Temperatur, Vibration, Feuchte', 'bestimmt Verriegelung, Werkstoff und Kontaktoberfläche'],
    ['Wie oft gesteckt wird', 'Zinn für Dutzende, Gold für Hunderte von Steckzyklen'],
    ['Stück im Jahr und erster Termin', 'entscheidet zwischen Lager, Lieferzeit und Sonderanfertigung'],
  ),
  p(
    'Für den Anfang genügt oft ein Foto mit Lineal. Verwenden Sie das [Kontaktformular](page:contact); bis zu fünf Dateien lassen sich anhängen.',
  ),
  h2('Was Sie erhalten'),
  ol(
    'Eine kurze Tabelle der Vorschläge: Baureihe, Rastermaß, Nennwerte, Gegenstück, Werkzeuge',
    'Zeichnung und Footprint zu jedem Vorschlag, als Link zur Artikelseite',
    'Preis bei Ihren Mengen und Lieferzeit, als Angebot, das 30 Tage gilt',
    'Was wir wählen würden und warum',
  ),
  h2('Ein Beispiel'),
  p(
    'Ein Gateway für Solarwechselrichter braucht vier Kontakte für 5 A bei 24 V in einem 14 mm hohen Gehäuse; gesteckt wird im ganzen Geräteleben zweimal. Vorgeschlagen wurden Micro-Fit im Rastermaß 3,00 mm (kompakt, sicher verriegelt), VH im Rastermaß 3,96 mm (günstigere Werkzeuge) und eine steckbare Klemme im Rastermaß 5,08 mm (vor Ort ohne Crimpwerkzeug verdrahtet). Der Kunde verdrahtet vor Ort: Die Wahl fiel auf die Klemme.',
  ),
  card('microFit4'),
  h2('Von einer Lösung ausgehen'),
  ul(
    '[Akkupacks](solution:battery-packs)',
    '[Motorantriebe](solution:motor-drives)',
    '[Bahn und Luftfahrt](solution:rail-and-aviation)',
    '[Alle Lösungen](/solution)',
  ),
)

/** Pages of service in German. */
export const germanService: Translations = {
  'page contact': contact,
  'page customer-manager': customerManager,
  'page inventory': inventory,
  'page orderTracking': orderTracking,
  'page blog': blog,
  'page solutionService': solutionService,
}
