import './style.css';

export const metadata = { title: 'Mon profil' };

export default function Layout({ children }) {
  return (
    <html lang="fr">
      <body>{children}</body>
    </html>
  );
}
