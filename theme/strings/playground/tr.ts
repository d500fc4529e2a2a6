import type { PlaygroundStrings } from './en.ts'

export const playgroundTr: PlaygroundStrings = {
  chooseExample: 'Örnek ekle',
  nothing: 'Yok',
  item: '{number}. öğe',
  revealSecrets: 'Gizli değerleri göster',
  rememberCredentials: 'Bu sekmede hatırla',
  credentialsForgotten: 'Kimlik bilgileri unutuldu.',
  credentialsOf: 'Yalnızca {origin} adresine gönderilir.',
  useProxy: '{origin} üzerinden gönder',
  showMore: 'Daha fazla göster',
  receiving: 'Alınıyor: {size}',
  events: '{count} olay.',
  earlierEvents: 'Önceki {count} olay gösterilmiyor.',
  responseAnnounced: 'Yanıt: {status}, {time}, {size}',
  headersHidden:
    'Burada yalnızca API’nin erişime açtığı başlıklar (Access-Control-Expose-Headers) gösterilir.',
  problemsFound:
    'Geçersiz olabilecek alan sayısı: {count}. İsteği yine de göndermek için tekrar Gönder’e basın.',
  sendAnyway: 'Yine de gönder',
  ownBaseUrl: 'Başka bir sunucu',
  clear: 'Temizle',
  notNumber: 'Bu bir sayı değil.',
  notInteger: 'Bu bir tam sayı değil.',
  notOption: 'Bu, seçeneklerden biri değil.',
  tooSmall: 'En az {limit} olmalı.',
  tooLarge: 'En çok {limit} olmalı.',
  aboveOnly: '{limit} değerinden büyük olmalı.',
  belowOnly: '{limit} değerinden küçük olmalı.',
  notMultiple: '{limit} değerinin katı olmalı.',
  tooShort: 'En az {limit} karakter olmalı.',
  tooLong: 'En çok {limit} karakter olmalı.',
  tooFew: 'En az {limit} öğe olmalı.',
  tooMany: 'En çok {limit} öğe olmalı.',
  notUnique: 'Öğeler benzersiz olmalı.',
  valueTooLarge: 'Hiçbir şey doldurulmadı: uygun değer çok büyük olurdu.',
  noValueFound: 'Hiçbir şey doldurulmadı: bu şemaya uyan bir değer bulunamadı.',
  wrongPattern: '{pattern} deseniyle eşleşmiyor',
  wrongFormat: '{format} biçiminde geçerli bir değer değil.',
  dotSegment:
    'İstemciler “.” ve “..” bölümlerini çözümler, bu nedenle istek başka bir yola gider.',
  headerName: 'Bu geçerli bir başlık adı değil. Başlık gönderilmez.',
  headerValue:
    'Başlık değeri yalnızca tek satırda ASCII karakterler içerebilir. Başlık gönderilmez.',
  cookieValue: 'Çerez bu karakteri içeremez. Çerez gönderilmez.',
  browserHeader:
    'Tarayıcılar, sayfaların bu başlığı ayarlamasına izin vermez. Kod örneklerinde yer alır.',
  browserCookie:
    'Tarayıcılar, sayfaların başka bir ana makine için çerez ayarlamasına izin vermez. Kod örneklerinde yer alır.',
  browserBody:
    'Tarayıcılar {method} isteğiyle gövde gönderemez. Kod örneklerinde yer alır.',
  browserMethod:
    'Tarayıcılar, sayfaların {method} isteği göndermesine izin vermez. Kod örneği kullanın.',
  noServer: 'Tanımda sunucu belirtilmemiş. Adresini girin.',
  badServer: 'Sayfalar bu adrese istek gönderemez.',
  clientCertificate: 'Tarayıcınızın seçtiği bir istemci sertifikası gerektirir.',
  requestAborted: 'İstek iptal edildi.',
  requestOffline: 'Tarayıcınız çevrimdışı.',
  requestMixed:
    'Bu sayfa https, API ise http üzerinden sunuluyor; tarayıcılar bunu engeller. API’yi https üzerinden çağırın veya bir kod örneği kullanın.',
  requestUnreachable:
    'Sunucuya ulaşılamıyor: adı bilinmiyor, bağlantıları reddediyor veya sertifikası geçersiz.',
  requestCors:
    'Sunucu yanıt veriyor ancak bu sayfanın yanıtı okumasına izin vermiyor (CORS). Şunu göndermelidir:',
  requestPolicy:
    'Bu sitenin içerik güvenliği politikası bu sunucuya istek gönderilmesine izin vermiyor.',
  requestCut: 'Yanıt tamamlanmadan bağlantı koptu.',
  requestTimedOut: 'Sunucu {seconds} saniye içinde yanıt vermedi.',
  exportAs: 'Dışa aktar',
  emptyValue: 'boş',
  history: 'Geçmiş',
  keptValues: 'Bu sekmede bıraktığınız gibi geri yüklendi.',
  loadFailed: 'Yüklenemedi. Sayfayı yeniden yükleyin.',
  variables: 'Değişkenler',
  importCurl: 'Komut içe aktar',
  notDefined: 'Tanımlanmadı: {names}',
}
