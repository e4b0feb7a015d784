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
import { failedTexts, textsIn } from '#i18n/texts.ts';
import { routePath } from '#sites/routes.ts';
import type { View } from './page.tsx';

const PROGRAMME = 'https://films.example/fr/films/';
const FILM = 'https://films.example/fr/film/';

export const recommendations: View = {
  route: 'recommendations',
  main: (language) => (
    <Recommendations
      language={language}
      films={textsIn(language, 'shows').films}
      texts={textsIn(language, 'shows').recommendations.island}
      film={FILM}
      programme={PROGRAMME}
      failed={textsIn(language, 'common').failed}
    />
  ),
  load: loadRecommendations,
};

export const wishlist: View = {
  route: 'wishlist',
  main: (language) => {
    const { wishlist: texts, films } = textsIn(language, 'shows');
    // Without the text above, the margin of the list would move the list when it comes.
    return (
      <>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
        <Wishlist
          language={language}
          films={films}
          texts={texts.island}
          film={FILM}
          ideas={routePath(language, 'recommendations')}
          failed={failedTexts(language, 'wishlist')}
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
      films={textsIn(language, 'shows').films}
      texts={textsIn(language, 'shows').history.island}
      programme={PROGRAMME}
      failed={failedTexts(language, 'history')}
    />
  ),
  load: loadHistory,
};

export const ratings: View = {
  route: 'ratings',
  main: (language) => (
    <Ratings
      language={language}
      films={textsIn(language, 'shows').films}
      texts={textsIn(language, 'shows').ratings.island}
      programme={PROGRAMME}
      failed={textsIn(language, 'common').failed}
    />
  ),
  load: loadRatings,
};

export const friends: View = {
  route: 'friends',
  main: (language) => (
    <Friends
      language={language}
      texts={textsIn(language, 'friends').island}
      form={textsIn(language, 'form')}
      failed={failedTexts(language, 'friends')}
    />
  ),
  load: loadFriends,
};

export const cinemas: View = {
  route: 'cinemas',
  main: (language) => (
    <Cinemas
      language={language}
      texts={textsIn(language, 'cinemas').island}
      failed={textsIn(language, 'common').failed}
      links={{ cinemas: 'https://films.example/fr/cinemas/', show: 'https://films.example/fr/film/' }}
    />
  ),
  load: loadCinemas,
};
