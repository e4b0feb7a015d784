import { provideHttpClient, withInterceptors } from '@angular/common/http';
import { bootstrapApplication } from '@angular/platform-browser';
import { provideRouter, RouterOutlet } from '@angular/router';
import { Component } from '@angular/core';
import { authHttpInterceptorFn, provideAuth0 } from '@auth0/auth0-angular';
import { provideEffects } from '@ngrx/effects';
import { provideStore } from '@ngrx/store';
import { provideTranslateService } from '@ngx-translate/core';
import { provideTranslateHttpLoader } from '@ngx-translate/http-loader';
import { Page } from './page';
import { Effects, reducer } from './state';

@Component({ selector: 'peer-root', imports: [RouterOutlet], template: '<router-outlet />' })
class Root {}

void bootstrapApplication(Root, {
  providers: [
    provideRouter([{ path: '**', component: Page }]),
    provideHttpClient(withInterceptors([authHttpInterceptorFn])),
    provideAuth0({
      domain: 'https://login.bench.example',
      clientId: 'peer',
      authorizationParams: { redirect_uri: location.origin, audience: 'https://api.lumen.test/' },
      httpInterceptor: { allowedList: ['/api/*'] },
    }),
    provideStore({ page: reducer }),
    provideEffects(Effects),
    provideTranslateService({
      lang: 'fr',
      loader: provideTranslateHttpLoader({ prefix: '/i18n/', suffix: '.json' }),
    }),
  ],
});
