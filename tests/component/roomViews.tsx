import { Cinemas } from '#areas/cinemas/Cinemas.island.tsx';
import { load as loadCinemas } from '#areas/cinemas/favouriteStore.ts';
import { Friends } from '#areas/friends/Friends.island.tsx';
import { load as loadFriends } from '#areas/friends/store.ts';
import { History } from '#areas/shows/history/History.island.tsx';
import { load as loadHistory } from '#areas/shows/feelings/store.ts';
import { load as loadRatings } from '#areas/shows/ratings/store.ts';
import { Ratings } from '#areas/shows/ratings/Ratings.island.tsx';
import { load as loadRecommendations } from '#areas/shows/recommendations/store.ts';
import { Recommendations } from '#areas/shows/recommendations/Recommendations.island.tsx';
import { load as loadWishlist } from '#areas/shows/wishlist/store.ts';
import { Wishlist } from '#areas/shows/wishlist/Wishlist.island.tsx';
import { failedWords, texts } from '#i18n/texts.ts';
import { routePath } from '#sites/routes.ts';
import type { View } from './page.tsx';

const PROGRAMME = 'https://films.example/fr/films/';
const FILM = 'https://films.example/fr/film/';

export const recommendations: View = {
  route: 'recommendations',
  main: (language) => (
    <Recommendations
      language={language}
      films={texts(language, 'shows').films}
      words={texts(language, 'shows').recommendations.island}
      film={FILM}
      programme={PROGRAMME}
      failed={texts(language, 'common').failed}
    />
  ),
  load: loadRecommendations,
};

export const wishlist: View = {
  route: 'wishlist',
  main: (language) => {
    const { wishlist: words, films } = texts(language, 'shows');
    // Without the text above, the margin of the list would move the list when it comes.
    return (
      <>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
        <Wishlist
          language={language}
          films={films}
          words={words.island}
          film={FILM}
          ideas={routePath(language, 'recommendations')}
          failed={failedWords(language, 'wishlist')}
        />
      </>
    );
  },
  load: loadWishlist,
};

export const history: View = {
  route: 'history',
  main: (language) => (
    <History
      language={language}
      films={texts(language, 'shows').films}
      words={texts(language, 'shows').history.island}
      programme={PROGRAMME}
      failed={failedWords(language, 'history')}
    />
  ),
  load: loadHistory,
};

export const ratings: View = {
  route: 'ratings',
  main: (language) => (
    <Ratings
      language={language}
      films={texts(language, 'shows').films}
      words={texts(language, 'shows').ratings.island}
      programme={PROGRAMME}
      failed={texts(language, 'common').failed}
    />
  ),
  load: loadRatings,
};

export const friends: View = {
  route: 'friends',
  main: (language) => (
    <Friends
      language={language}
      words={texts(language, 'friends').island}
      form={texts(language, 'form')}
      failed={failedWords(language, 'friends')}
    />
  ),
  load: loadFriends,
};

export const cinemas: View = {
  route: 'cinemas',
  main: (language) => (
    <Cinemas
      language={language}
      words={texts(language, 'cinemas').island}
      failed={texts(language, 'common').failed}
      links={{ cinemas: 'https://films.example/fr/cinemas/', show: 'https://films.example/fr/film/' }}
    />
  ),
  load: loadCinemas,
};
