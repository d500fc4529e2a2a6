import type { PlaygroundStrings } from './en.ts'

export const playgroundId: PlaygroundStrings = {
  chooseExample: 'Sisipkan contoh',
  nothing: 'Tidak ada',
  item: 'Item ke-{number}',
  revealSecrets: 'Tampilkan rahasia',
  rememberCredentials: 'Ingat di tab ini',
  credentialsForgotten: 'Kredensial dilupakan.',
  credentialsOf: 'Hanya dikirim ke {origin}.',
  useProxy: 'Kirim melalui {origin}',
  showMore: 'Tampilkan lebih banyak',
  receiving: 'Menerima: {size}',
  events: '{count} peristiwa.',
  earlierEvents: '{count} peristiwa sebelumnya tidak ditampilkan.',
  responseAnnounced: 'Respons: {status}, {time}, {size}',
  headersHidden:
    'Hanya header yang diekspos API (Access-Control-Expose-Headers) yang ditampilkan di sini.',
  problemsFound:
    'Kolom yang mungkin tidak valid: {count}. Tekan Kirim lagi untuk tetap mengirim permintaan.',
  sendAnyway: 'Tetap kirim',
  ownBaseUrl: 'Server lain',
  clear: 'Bersihkan',
  notNumber: 'Ini bukan angka.',
  notInteger: 'Ini bukan bilangan bulat.',
  notOption: 'Ini bukan salah satu pilihan.',
  tooSmall: 'Minimal {limit}.',
  tooLarge: 'Maksimal {limit}.',
  aboveOnly: 'Lebih dari {limit}.',
  belowOnly: 'Kurang dari {limit}.',
  notMultiple: 'Harus kelipatan {limit}.',
  tooShort: 'Minimal {limit} karakter.',
  tooLong: 'Maksimal {limit} karakter.',
  tooFew: 'Minimal {limit} item.',
  tooMany: 'Maksimal {limit} item.',
  notUnique: 'Item tidak boleh sama.',
  valueTooLarge: 'Tidak ada yang diisi: nilai yang cocok akan terlalu besar.',
  noValueFound:
    'Tidak ada yang diisi: tidak ditemukan nilai yang cocok dengan skema ini.',
  wrongPattern: 'Tidak cocok dengan {pattern}',
  wrongFormat: 'Ini bukan {format} yang valid.',
  dotSegment:
    'Klien menguraikan segmen “.” dan “..”, sehingga permintaan menuju path lain.',
  headerName: 'Ini bukan nama header yang valid. Header tidak dikirim.',
  headerValue:
    'Nilai header hanya boleh berisi karakter ASCII dalam satu baris. Header tidak dikirim.',
  cookieValue: 'Cookie tidak boleh berisi karakter ini. Cookie tidak dikirim.',
  browserHeader:
    'Browser tidak mengizinkan halaman mengatur header ini. Contoh kode menyertakannya.',
  browserCookie:
    'Browser tidak mengizinkan halaman mengatur cookie untuk host lain. Contoh kode menyertakannya.',
  browserBody:
    'Browser tidak dapat mengirim isi dengan {method}. Contoh kode menyertakannya.',
  browserMethod:
    'Browser tidak mengizinkan halaman mengirim permintaan {method}. Gunakan contoh kode.',
  noServer: 'Deskripsi tidak menyebutkan server. Masukkan alamatnya.',
  badServer: 'Halaman tidak dapat mengirim permintaan ke alamat ini.',
  clientCertificate: 'Memerlukan sertifikat klien, yang dipilih oleh browser Anda.',
  requestAborted: 'Permintaan dibatalkan.',
  requestOffline: 'Browser Anda sedang offline.',
  requestMixed:
    'Halaman ini disajikan melalui https dan API melalui http, sehingga diblokir browser. Panggil API melalui https atau gunakan contoh kode.',
  requestUnreachable:
    'Server tidak dapat dijangkau: namanya tidak dikenal, server menolak koneksi, atau sertifikatnya tidak valid.',
  requestCors:
    'Server merespons, tetapi tidak mengizinkan halaman ini membaca responsnya (CORS). Server harus mengirim:',
  requestPolicy:
    'Kebijakan keamanan konten situs ini tidak mengizinkan permintaan ke server ini.',
  requestCut: 'Koneksi terputus sebelum respons selesai.',
  requestTimedOut: 'Server tidak merespons dalam {seconds} detik.',
  exportAs: 'Ekspor',
  emptyValue: 'kosong',
  history: 'Riwayat',
  keptValues: 'Dipulihkan seperti saat Anda meninggalkannya di tab ini.',
  loadFailed: 'Gagal dimuat. Muat ulang halaman.',
  variables: 'Variabel',
  importCurl: 'Impor perintah',
  notDefined: 'Belum didefinisikan: {names}',
}
