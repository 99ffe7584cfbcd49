import { card, figures, h2, info, ol, p, someParts, table, text, ul } from '../write.ts'
import type { Translations } from './translation.ts'

const intro = text(
  'Über uns',
  'Meridian Connect liefert Steckverbinder so, wie Ingenieure sie auswählen: nach Rastermaß, Polzahl und Größe.',
  figures(
    ['5.112', 'Steckverbinder, jeder maßstäblich gezeichnet'],
    ['16', 'Kategorien, von Stiftleisten bis DIN 41612'],
    ['10', 'Sprachen im Shop'],
    ['5 Jahre', 'Unterstützung nach der Abkündigung eines Artikels'],
  ),
  h2('Was wir tun'),
  p(
    'Wir liefern Steckverbinder, die auf Leiterplatten gelötet werden: Wire-to-Board, Board-to-Board, FFC/FPC, Klemmen, Stift- und Buchsenleisten, D-Sub, USB, Modularbuchsen und hochzuverlässige Baureihen. Gängige Artikel gehen ab Lager, andere bestellen wir beim Hersteller oder lassen sie nach Auftrag fertigen.',
  ),
  p(
    'Zu jedem Artikel gibt es eine Seite mit bemaßter Zeichnung, Footprint, Staffelpreisen, Bestand und Lieferzeit. Sie sehen, was ein Artikel bei Ihrer Menge kostet und wann er versandt wird, bevor Sie mit jemandem sprechen.',
  ),
  h2('Warum wir mit den Maßen anfangen'),
  p(
    'Die übliche Frage in unserer Branche lautet nicht „welche Baureihe?“, sondern „was ist das auf meiner Leiterplatte?“. Ein Steckverbinder ohne Aufdruck hat ein Rastermaß, eine Polzahl und einen Umriss, und mit dem Messschieber sind alle drei in einer Minute ermittelt. Deshalb nimmt die Suche `2x10 1,27 gerade smd` ebenso an wie eine Teilenummer, und die Listen sind in einem einzigen Maßstab gezeichnet, mit einem Lineal daneben.',
  ),
  h2('Geschichte'),
  table(
    ['Jahr', 'Was geschah'],
    [
      '2011',
      'Ein Musterkoffer mit 400 Steckverbindern, nach Rastermaß sortiert, für einen Workshop mit Leiterplattenentwicklern',
    ],
    ['2014', 'Erstes Lager; jede eingehende Charge wird anhand ihrer Zeichnung gemessen'],
    ['2017', 'Prüfstand für Kontaktwiderstand, Ziehkraft und Temperaturwechsel'],
    ['2020', 'Sonderanfertigungen: andere Kontaktoberfläche, Kodierung, Beschriftung und Verpackung'],
    ['2024', 'Das ganze Sortiment wird aus den Footprints maßstäblich neu gezeichnet'],
    ['2026', 'Dieser Shop: Schnellbestellung nach Stückliste, Angebote, Sendungsverfolgung, Reklamationen'],
  ),
  h2('Wer bei uns kauft'),
  ul(
    '**Hersteller**, die jeden Monat den gleichen Artikel brauchen, in vollen Verpackungseinheiten und mit ihrer Bestellnummer auf jedem Dokument',
    '**Entwicklungsteams**, die sechs Artikel nebeneinander vergleichen und den Footprint heute brauchen',
    '**Reparaturbetriebe und Labore**, die drei Stück eines Artikels brauchen, der vor zehn Jahren in ein Gerät aufgenommen wurde',
  ),
  p(
    'Alle sehen dieselbe Preisliste: Der Preis hängt nur von der Menge ab. Für größere Mengen [fordern Sie ein Angebot an](page:customer-manager); es gilt 30 Tage.',
  ),
  h2('Weiter im Shop'),
  ul(
    '[Warum wir](page:whyGo): was Sie vor der Bestellung prüfen können',
    '[Qualitätssicherung](page:qualityControl) und [Prüfzentrum](page:testCenter)',
    '[Lösungen](/solution) nach Anwendung, mit passenden Artikeln',
    '[Kontakt](page:contact)',
  ),
  info(
    'Meridian Connect ist eine fiktive Firma, die diesen Shop vorführt. Geschichte, Preise, Bestände und Liefertermine sind Beispielwerte. Die Maße der Artikel sind echt und stammen aus einer offenen Footprint-Bibliothek.',
  ),
)

const whyGo = text(
  'Warum wir',
  'Was Sie vor der Bestellung prüfen können und wozu wir uns danach verpflichten.',
  figures(
    ['1–3 Arbeitstage', 'Bearbeitung bezahlter Bestellungen'],
    ['3–7 Arbeitstage', 'Expressversand weltweit'],
    ['30 Tage', 'Gültigkeit von Angeboten'],
    ['12 Monate', 'Vorlauf vor einer Abkündigung'],
  ),
  h2('Zeichnungen, in denen man messen kann'),
  p(
    'Ein Foto zeigt, dass ein Teil weiß ist. Eine Zeichnung zeigt, dass es 0,5 mm zu breit ist. Alle Artikel einer Liste sind im gleichen Maßstab gezeichnet, mit einem Lineal darüber; so fällt ein falscher Umriss vor dem Kauf auf. Auf der Artikelseite finden Sie den Footprint mit jeder Lötfläche, 1:1 druckbar und als SVG oder DXF zum Herunterladen.',
  ),
  someParts('xh4', 'microFit4', 'kk4', 'vh4'),
  h2('Preise ohne Anruf'),
  p(
    'Jeder Artikel zeigt seine Staffelpreise und was Sie bei der nächsten Staffel sparen. Die Preise sind für alle gleich. Brauchen Sie mehr als die höchste Staffel, senden Sie die Liste als Angebotsanfrage: Sie erhalten Preise mit Lieferzeiten in Ihrer Währung, 30 Tage gültig, und bestellen daraus in einer oder mehreren Lieferungen.',
  ),
  h2('Bestand, der wirklich da ist'),
  p(
    'Mit der Bestellung ist die Ware sofort reserviert. Eine Bestellung, die nicht erfüllt werden kann, wird mit den fehlenden Artikeln abgelehnt, statt angenommen und später storniert zu werden. Ware im Zulauf steht mit Termin dabei. Was nach Auftrag gefertigt wird, ist so gekennzeichnet.',
  ),
  h2('Wie wir eine Stückliste lesen'),
  p(
    'Fügen Sie eine Liste aus einer E-Mail, einer Tabelle oder Ihrem CAD-Programm in die [Schnellbestellung](/quick-order) ein. Überschriften werden erkannt, Bindestriche und Punkte in Teilenummern spielen keine Rolle, und vertippte Nummern werden dem ähnlichsten Artikel zugeordnet und Ihnen zur Bestätigung gezeigt.',
  ),
  h2('Auf einen Blick'),
  table(
    ['Frage', 'Wo die Antwort steht'],
    ['Passt der Artikel auf meine Leiterplatte?', 'Footprint auf der Artikelseite, Druck 1:1, DXF'],
    ['Passt er in mein Gehäuse?', 'Maßzeichnung mit Gehäuseabmessungen und, wo angegeben, Gesamthöhe'],
    ['Was ist das Gegenstück?', 'Gegenstück auf der Artikelseite, wo der Hersteller es angibt'],
    ['Was hat denselben Footprint?', 'Gleichwertige Artikel anderer Hersteller'],
    ['Wann trifft die Ware ein?', 'Liefertermine je Versandart, aus Bestand, Lieferzeit und Laufzeit'],
    ['Was, wenn er abgekündigt wird?', 'Lebenszyklusstatus und empfohlener Nachfolgeartikel'],
  ),
  h2('Nach der Bestellung'),
  ul(
    'Jeder Status mit seinem Zeitpunkt: bestätigt, in Vorbereitung, in Qualitätsprüfung, versandt, abgeschlossen',
    'Rechnung, Packzettel und Angebot als PDF mit Ihrer Bestellnummer (PO)',
    'Rückgabe, Ersatz und Reparatur beantragen Sie bei der Bestellung; jeden Schritt verfolgen Sie in Ihrem Konto',
    'Ihr Kundenbetreuer antwortet montags bis freitags: [Kontakt](page:customer-manager)',
  ),
)

const manufacturingCenter = text(
  'Fertigung',
  'Wie Kontakte, Gehäuse und Sonderanfertigungen entstehen und wie lange das dauert.',
  figures(
    ['2–4 Wochen', 'Standardfertigung'],
    ['6–12 Wochen', 'Sonderanfertigung nach Freigabe der Muster'],
    ['0,5–7,62 mm', 'Rastermaße der Werkzeuge'],
  ),
  h2('Vom Band zum Kontakt'),
  p(
    'Kontakte werden im Folgeverbundwerkzeug aus Bändern von Kupferlegierungen gestanzt. Das Band bleibt beim Reinigen und Beschichten in einem Stück, sodass sich jeder Kontakt bis zu seinem Coil zurückverfolgen lässt. Vor der Montage prüft eine Kamera Messerbreite und Federöffnung; ein Kontakt außerhalb der Grenzen hält die Presse an.',
  ),
  table(
    ['Legierung', 'Verwendung', 'Warum'],
    ['Zinnbronze', 'Signalkontakte bis 3 A', 'federt gut, lötet gut, moderater Preis'],
    ['Messing', 'Stiftleisten, Klemmenkörper', 'leicht zu drehen und zu stanzen, wo keine Feder nötig ist'],
    ['Kupfer-Nickel-Silizium', 'Leistungskontakte ab 5 A', 'behält die Federkraft bei 105 °C und darüber'],
    ['Berylliumkupfer', 'hochzuverlässige Buchsenkontakte', 'höchste Federkraft auf kleinstem Raum'],
  ),
  h2('Kontaktoberfläche'),
  ul(
    '**Zinn über Nickel** für Wire-to-Board-Steckverbinder und Klemmen, die einige Dutzend Mal gesteckt werden',
    '**Selektiv Gold über Nickel** nur im Kontaktbereich, Zinn am Lötanschluss',
    '**Vollständig Gold** für hochzuverlässige Artikel und für Kontakte, die weniger als 100 mA schalten',
  ),
  p('Stecken Sie nicht Gold auf Zinn: Die Paarung korrodiert. Siehe [Fehlersuche](page:troubleshooting).'),
  h2('Gehäuse'),
  p(
    'Gehäuse werden aus glasfaserverstärktem PBT, PA66 oder LCP gespritzt, alle nach UL 94 V-0. LCP übersteht das Reflow-Löten und füllt dünne Wände; es wird deshalb für SMT-Artikel mit feinem Rastermaß verwendet. PBT und PA66 kommen dort zum Einsatz, wo sich Rasthaken biegen müssen. Gemessen werden die Gehäuse anhand der Zeichnung, die Sie im Shop sehen.',
  ),
  h2('Montage'),
  ol(
    'Kontakte werden ins Gehäuse eingepresst; ihre Haltekraft wird stichprobenweise geprüft',
    'Lötanschlüsse werden auf Koplanarität geprüft: höchstens 0,10 mm bei SMT-Artikeln',
    'Polarität, Kodierung und Beschriftung liest eine Kamera',
    'Verpackt wird im Gurt auf Rolle, in Stange, Tray oder Beutel, wie auf der Artikelseite angegeben',
  ),
  h2('Sonderanfertigungen'),
  p('Was wir am häufigsten ändern und was es für Preis und Lieferzeit bedeutet:'),
  table(
    ['Änderung', 'Werkzeug', 'Lieferzeit'],
    ['Unbestückte Pole, andere Kontaktoberfläche, andere Farbe', 'keines', '6 Wochen'],
    ['Andere Kodierung, Aufdruck, anderer Lötanschluss', 'Einsatz', '8 Wochen'],
    ['Neues Gehäuse', 'Spritzgießwerkzeug', '12 Wochen, nach Freigabe der Muster'],
  ),
  p(
    'Senden Sie eine Zeichnung oder eine Artikelseite mit Ihren Anmerkungen über das [Kontaktformular](page:contact), Betreff „Sonderanfertigung“. Sie erhalten ein Angebot mit den Musterterminen. Sonderanfertigungen können nach Beginn der Fertigung weder storniert noch zurückgegeben werden, außer bei Mängeln.',
  ),
  card('gmstba10'),
  info('Die Fertigung gehört zur fiktiven Firma dieser Demonstration.'),
)

/** About the company in German. */
export const germanCompany: Translations = {
  'page intro': intro,
  'page whyGo': whyGo,
  'page manufacturingCenter': manufacturingCenter,
}
