// Feature-guided non-local means on two half-sample buffers (cross-filtered), log domain. Plain C + OpenMP.
#include <math.h>
#include <stdlib.h>
#include <string.h>
static void boxblur(const float*in,float*out,float*tmp,int W,int H,int r){
  #pragma omp parallel for
  for(int y=0;y<H;y++){const float*p=in+(long)y*W;float*q=tmp+(long)y*W;
    for(int x=0;x<W;x++){int a=x-r<0?0:x-r,b=x+r>=W?W-1:x+r;float s=0;for(int i=a;i<=b;i++)s+=p[i];q[x]=s/(b-a+1);}}
  #pragma omp parallel for
  for(int y=0;y<H;y++){int a=y-r<0?0:y-r,b=y+r>=H?H-1:y+r;float*q=out+(long)y*W;for(int x=0;x<W;x++)q[x]=0;
    for(int j=a;j<=b;j++){const float*p=tmp+(long)j*W;for(int x=0;x<W;x++)q[x]+=p[x];}float s=1.f/(b-a+1);for(int x=0;x<W;x++)q[x]*=s;}
}
void nlm(const float*A,const float*B,const float*F,float*O,int W,int H,int nf,int R,int P,float k){
  long N=(long)W*H;float*var=malloc(N*12),*t=malloc(N*4),*t2=malloc(N*4),*t3=malloc(N*4),*acc=calloc(N*3,4),*ws=calloc(N,4),*M=malloc(N*12),*pre=malloc(N*12);
  for(int c=0;c<3;c++){ // variance of the mean, smoothed
    for(long i=0;i<N;i++){float d=A[i*3+c]-B[i*3+c];t[i]=d*d*.25f;}
    boxblur(t,t2,t3,W,H,4);for(long i=0;i<N;i++)var[i*3+c]=t2[i]+1e-5f;}
  for(long i=0;i<N*3;i++)M[i]=.5f*(A[i]+B[i]);
  // firefly removal: clamp to neighbourhood of 5x5 second maximum
  memcpy(pre,M,N*12);
  #pragma omp parallel for
  for(int y=1;y<H-1;y++)for(int x=1;x<W-1;x++){long i=(long)y*W+x;float l=M[i*3]+M[i*3+1]+M[i*3+2];float m1=-1,m2=-1;long am=i;
    for(int j=-1;j<=1;j++)for(int q=-1;q<=1;q++){if(!j&&!q)continue;long n=i+j*W+q;float s=M[n*3]+M[n*3+1]+M[n*3+2];if(s>m1){m2=m1;m1=s;am=n;}else if(s>m2)m2=s;}
    float dv=0;for(int f=0;f<nf;f++){float d=F[i*nf+f]-F[am*nf+f];dv+=d*d;}
    if(l>m2*1.02f+.02f&&dv<.02f){float s=m2/(l+1e-6f);for(int c=0;c<3;c++)pre[i*3+c]=M[i*3+c]*s;}}
  float fs=1.f/(2*.035f*.035f*4);
  for(int dy=-R;dy<=R;dy++)for(int dx=-R;dx<=R;dx++){
    #pragma omp parallel for
    for(int y=0;y<H;y++){int v=y+dy;v=v<0?0:v>=H?H-1:v;for(int x=0;x<W;x++){int u=x+dx;u=u<0?0:u>=W?W-1:u;long i=(long)y*W+x,j=(long)v*W+u;float s=0;
      for(int c=0;c<3;c++){float d=pre[i*3+c]-pre[j*3+c],vi=var[i*3+c],vj=var[j*3+c];float mv=vi<vj?vi:vj;s+=(d*d-(vi+mv))/(1e-5f+k*k*(vi+vj));}
      t[i]=s/3;}}
    if(P>0)boxblur(t,t2,t3,W,H,P);else memcpy(t2,t,N*4);
    #pragma omp parallel for
    for(int y=0;y<H;y++){int v=y+dy;if(v<0||v>=H)continue;for(int x=0;x<W;x++){int u=x+dx;if(u<0||u>=W)continue;long i=(long)y*W+x,j=(long)v*W+u;
      float d=t2[i]>0?t2[i]:0;float df=0;for(int f=0;f<nf;f++){float e=F[i*nf+f]-F[j*nf+f];df+=e*e;}df*=fs;
      float dd=d>df?d:df;if(dd>12)continue;float w=expf(-dd);ws[i]+=w;for(int c=0;c<3;c++)acc[i*3+c]+=w*pre[j*3+c];}}
  }
  for(long i=0;i<N;i++)for(int c=0;c<3;c++)O[i*3+c]=acc[i*3+c]/(ws[i]>0?ws[i]:1);
  free(var);free(t);free(t2);free(t3);free(acc);free(ws);free(M);free(pre);
}
// Edge-avoiding smoothing in five growing steps: takes the soft blotches out of even surfaces and leaves edges of F and of I alone.
void smooth(float*I,const float*F,int W,int H,int nf,int levels,float sc){
  long N=(long)W*H;float*O=malloc(N*12);const float ker[3]={.375f,.25f,.0625f};float fs=1.f/(2*.035f*.035f*4),cs=1.f/(2*sc*sc);
  for(int l=0;l<levels;l++){int st=1<<l;
    #pragma omp parallel for
    for(int y=0;y<H;y++)for(int x=0;x<W;x++){long i=(long)y*W+x;float li=I[i*3]+I[i*3+1]+I[i*3+2],ws=0,a[3]={0,0,0};
      for(int dy=-2;dy<=2;dy++)for(int dx=-2;dx<=2;dx++){int v=y+dy*st,u=x+dx*st;if(v<0||v>=H||u<0||u>=W)continue;long j=(long)v*W+u;
        float df=0;for(int f=0;f<nf;f++){float e=F[i*nf+f]-F[j*nf+f];df+=e*e;}
        float dc=(li-I[j*3]-I[j*3+1]-I[j*3+2])/3,d=df*fs+dc*dc*cs;if(d>10)continue;
        float w=ker[dy<0?-dy:dy]*ker[dx<0?-dx:dx]*expf(-d);ws+=w;for(int c=0;c<3;c++)a[c]+=w*I[j*3+c];}
      for(int c=0;c<3;c++)O[i*3+c]=a[c]/ws;}
    memcpy(I,O,N*12);}
  free(O);
}
