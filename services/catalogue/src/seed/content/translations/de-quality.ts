import { figures, h2, h3, info, ol, p, table, text, tip, ul } from '../write.ts'
import type { Translations } from './translation.ts'

const testCenter = text(
  'Prüfzentrum',
  'Was bei jeder Bestellung geprüft wird, was auf Anfrage und nach welchem Verfahren.',
  figures(
    ['jede Bestellung', 'wird vor dem Versand geprüft'],
    ['8', 'Prüfverfahren auf Anfrage'],
    ['10 Jahre', 'werden Prüfprotokolle aufbewahrt'],
  ),
  h2('Bei jeder Bestellung'),
  ul(
    'Teilenummer, Hersteller und Charge anhand der Bestellung',
    'Menge durch Wiegen und Zählen, von zwei Personen',
    'Umriss und Rastermaß anhand der Zeichnung, fünf Stück je Charge',
    'Kontaktoberfläche mit Röntgenfluoreszenz, ein Stück je Charge',
    'Verpackung: bei feuchteempfindlichen Teilen versiegelter Beutel, Feuchteindikator und Trockenmittel',
  ),
  p(
    'Das Ergebnis wird zur Bestellung erfasst. Währenddessen lautet ihr Status „In Qualitätsprüfung“; der Zeitpunkt steht auf der Bestellseite.',
  ),
  h2('Auf Anfrage'),
  p(
    'Nennen Sie die Prüfung in Ihrer Angebotsanfrage. Die Prüflinge werden der Charge entnommen, die Sie erhalten, und als Artikel berechnet.',
  ),
  table(
    ['Prüfung', 'Verfahren', 'Üblicher Grenzwert', 'Prüflinge', 'Tage'],
    ['Kontaktwiderstand', 'IEC 60512-2-1, 10 mA, 20 mV', '10–20 mΩ', '5', '1'],
    ['Isolationswiderstand', 'IEC 60512-3-1, 500 V DC', '1.000 MΩ', '5', '1'],
    ['Spannungsfestigkeit', 'IEC 60512-4-1, 1 min', '500–2.500 V AC', '5', '1'],
    ['Steck- und Ziehkraft', 'IEC 60512-13-2', 'laut Datenblatt', '5', '2'],
    ['Kontakthaltekraft', 'IEC 60512-15-1', '10–30 N', '10', '2'],
    ['Erwärmung', 'IEC 60512-5-1', '30 K bei Nennstrom', '3', '3'],
    ['Temperaturwechsel', 'IEC 60512-11-4, 5 Zyklen', 'keine Änderung über 10 mΩ', '5', '4'],
    ['Salznebel', 'IEC 60512-11-6, 48 h', 'kein Grundmetall sichtbar', '5', '5'],
  ),
  h2('Wie man ein Protokoll liest'),
  h3('Mittelwert und schlechtester Wert'),
  p(
    'Ein Mittelwert von 6 mΩ sagt wenig, wenn ein Kontakt 40 mΩ hat. Unsere Protokolle führen jeden Kontakt, den Mittelwert und den schlechtesten Wert auf. Vergleichen Sie den schlechtesten mit Ihrem Grenzwert.',
  ),
  h3('Neu und nach der Alterung'),
  p(
    'Der Kontaktwiderstand wird vor und nach Temperaturwechsel oder Salznebel gemessen. Es zählt die Differenz, nicht der Endwert.',
  ),
  h3('Derating'),
  p(
    'Ein Nennstrom gilt für eine bestimmte Zahl stromführender Kontakte und eine bestimmte Leitung. Sind alle Pole eines 10-poligen Steckverbinders in Gebrauch, rechnen Sie mit 60 bis 70 % des Nennstroms eines einzelnen Kontakts; in einem warmen Gehäuse mit der Hälfte davon.',
  ),
  h2('Weitere Seiten'),
  ul(
    '[Qualitätssicherung](page:qualityControl)',
    '[Fehlersuche](page:troubleshooting)',
    '[Zertifikate](page:complianceCenter)',
  ),
  info('Das Prüfzentrum gehört zur fiktiven Firma dieser Demonstration. Es werden keine Protokolle ausgestellt.'),
)

const qualityControl = text(
  'Qualitätssicherung',
  'Von der Wareneingangsprüfung bis zum versiegelten Beutel: wer was prüft und was erfasst wird.',
  figures(
    ['jede Charge', 'wird beim Eingang stichprobenweise geprüft'],
    ['2 Personen', 'zählen jede Sendung'],
    ['48 Stunden', 'Meldefrist bei Transportschäden'],
    ['10 Jahre', 'werden Chargennummern aufbewahrt'],
  ),
  h2('Wareneingangsprüfung'),
  p(
    'Kein Artikel kommt ohne Chargennummer und Stichprobe ins Lager. Was nicht besteht, wird gesperrt und an den Hersteller zurückgesandt.',
  ),
  table(
    ['Prüfung', 'Wie', 'Stichprobe'],
    ['Papiere', 'Teilenummer, Charge, Datumscode, RoHS-Angabe', 'jede Lieferung'],
    ['Maße', 'Rastermaß, Gehäuse und Anschlüsse anhand der Zeichnung', '5 Stück je Charge'],
    ['Kontaktoberfläche', 'Röntgenfluoreszenz: Schichten und Dicke', '1 Stück je Charge'],
    ['Lötbarkeit', 'Tauchprüfung mit Sichtkontrolle, IEC 60068-2-20', '3 Stück je Charge, wenn älter als 24 Monate'],
    ['Verpackung', 'Versiegelung, Feuchteindikator, Rollenetikett', 'jede Verpackungseinheit'],
  ),
  h2('Im Lager'),
  ul(
    'Gelagert wird nach Chargen; die älteste wird zuerst entnommen',
    'Feuchteempfindliche Teile liegen in Trockenschränken unter 5 % relativer Feuchte',
    'Gold- und Zinnausführungen desselben Artikels haben getrennte Lagerplätze, denn sie sehen gleich aus und dürfen nicht vermischt werden',
    'Geöffnete Rollen werden nachgezählt, bevor sie als Gurtabschnitte verkauft werden',
  ),
  h2('Warenausgangsprüfung'),
  ol(
    'Bei der Entnahme werden Lagerplatz und Artikel gescannt; ein falscher Lagerplatz hält die Entnahme an',
    'Eine zweite Person zählt und vergleicht Umriss und Beschriftung mit der Bestellung',
    'Das Ergebnis wird je Position der Bestellung mit Zeitpunkt erfasst',
    'Beutel werden versiegelt, mit Teilenummer, Menge und Charge beschriftet und stoßsicher verpackt',
  ),
  p(
    'Diese Schritte können Sie verfolgen: Vor dem Versand durchläuft eine Bestellung „In Vorbereitung“ und „In Qualitätsprüfung“, und die Bestellseite zeigt zu jedem den Zeitpunkt.',
  ),
  h2('Nur Originalware'),
  p(
    'Wir kaufen bei den Herstellern und ihren Vertragsdistributoren, nicht aus Restpostenlisten. Die Chargennummer auf dem Beutel führt zu unserem Einkauf. Zweifeln Sie an einem Teil, reichen Sie bei der Bestellung eine Reklamation mit einem Foto des Etiketts ein; wir vergleichen es mit den Daten des Wareneingangs.',
  ),
  h2('Wenn etwas nicht stimmt'),
  p(
    'Melden Sie Transportschäden und falsche Mengen innerhalb von 48 Stunden nach der Lieferung, alles andere, sobald Sie es bemerken. Wie eine Reklamation bearbeitet wird, steht in den [Rückgabebedingungen](page:returnPolicy). Jeder bestätigte Fehler endet mit einer Ursache und einer Maßnahme, nicht nur mit einer Gutschrift.',
  ),
  tip(
    'Bewahren Sie von jeder Charge einen versiegelten Beutel auf, bis die ersten Leiterplatten Ihre Prüfung bestanden haben. Er ist der beste Nachweis, falls Sie reklamieren müssen.',
  ),
)

const complianceCenter = text(
  'Zertifikate und Patente',
  'RoHS, REACH, Zolltarifnummer und Ursprung, und die Dokumente dazu.',
  h2('Angaben auf jeder Artikelseite'),
  table(
    ['Angabe', 'Bedeutung', 'Ändert sich, wenn'],
    [
      'RoHS',
      'Richtlinie 2011/65/EU mit (EU) 2015/863: zehn Stoffe unter ihren Grenzwerten',
      'der Hersteller Legierung oder Beschichtung ändert',
    ],
    [
      'REACH-SVHC',
      'Kein besonders besorgniserregender Stoff über 0,1 Massenprozent',
      'die Kandidatenliste erweitert wird, meist im Januar und Juni',
    ],
    ['Zolltarifnummer', 'Die ersten sechs Stellen des Zolltarifs', 'der Zolltarif überarbeitet wird, alle fünf Jahre'],
    [
      'Ursprungsland',
      'Wo der Artikel zuletzt wesentlich be- oder verarbeitet wurde',
      'die Fertigung verlagert wird; maßgeblich ist die Charge auf Ihrem Beutel',
    ],
  ),
  p(
    'Teile aus Messing enthalten nach RoHS-Ausnahme 6(c) bis zu 4 % Blei. Nimmt ein Artikel die Ausnahme in Anspruch, steht das in der Erklärung.',
  ),
  h2('Dokumente, die Sie anfordern können'),
  ul(
    'Konformitätserklärung mit den Chargennummern, die Sie erhalten haben',
    'Materialdeklaration je Artikel (IPC-1752A Klasse C), wo der Hersteller sie bereitstellt',
    'Handelsrechnung für den Zoll mit Zolltarifnummer, Ursprung und Gewicht: Sie liegt jedem Paket bei',
    'Ursprungserklärung für Ihre Lieferantenakte',
  ),
  p('Schreiben Sie uns über das [Kontaktformular](page:contact) mit Bestellnummer und Teilenummern.'),
  h2('Ausfuhr'),
  p(
    'Die meisten Steckverbinder brauchen keine Genehmigung. Hochzuverlässige Baureihen können für manche Bestimmungsländer oder Verwendungen eine brauchen; wir fragen nach, bevor wir versenden. Die Teile sind nicht für lebenserhaltende Systeme, kerntechnische Anlagen oder Waffensysteme bestimmt, sofern der Hersteller sie nicht schriftlich dafür freigibt: siehe [AGB](page:termsOfSale).',
  ),
  info(
    'Die hier aufgeführten Zertifikate und Patente gehören der fiktiven Firma dieser Demonstration. Ihre Nummern beginnen mit DEMO und stehen in keinem Register.',
  ),
)

/** Quality, tests and certificates in German. */
export const germanQuality: Translations = {
  'page testCenter': testCenter,
  'page qualityControl': qualityControl,
  'page complianceCenter': complianceCenter,
}
